import { paths } from '@site/contracts/paths';
import { useEarlyClick } from '@site/runtime';
import { Button, ButtonLink, type ButtonLook } from '@site/ui/button';
import { useLazyDialog } from '../lazy-dialog/index.ts';
import type { PriceRequestDialogProps } from '../price-request/price-request-dialog.tsx';
import css from './buttons.module.css';

// The form with its library loads on the first click: few products have no price.
const loadDialog = async () => (await import('../price-request/price-request-dialog.tsx')).PriceRequestDialog;
const FAILURE = 'Не удалось открыть форму. Проверьте интернет и\u00a0попробуйте ещё раз';

interface PriceRequestButtonProps
  extends Pick<PriceRequestDialogProps, 'product'>, Pick<ButtonLook, 'variant' | 'size'> {}

export function PriceRequestButton({ product, variant = 'secondary', size }: PriceRequestButtonProps) {
  const { Dialog, loading, open, close } = useLazyDialog(loadDialog, FAILURE);
  const early = useEarlyClick(`price ${product.article}`);
  const look = { variant, size, 'aria-label': `Запросить цену: ${product.name}` };
  return (
    <>
      <Button {...early} {...look} data-scripted loading={loading} onClick={open}>
        Запросить цену
      </Button>
      <noscript className={css.plain}>
        <ButtonLink {...look} href={paths.content('feedback')}>
          Запросить цену
        </ButtonLink>
      </noscript>
      {Dialog && <Dialog product={product} onClose={close} />}
    </>
  );
}
