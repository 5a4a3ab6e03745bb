import { toast } from '@site/runtime';
import { Button, type ButtonLook } from '@site/ui/button';
import { useState, type ComponentType } from 'react';
import type { PriceRequestDialogProps } from '../price-request/price-request-dialog.tsx';

// The form with its library comes with the first click: few products have no price.
const loadDialog = async () => (await import('../price-request/price-request-dialog.tsx')).PriceRequestDialog;

interface PriceRequestButtonProps extends Pick<PriceRequestDialogProps, 'product'>, Pick<ButtonLook, 'variant' | 'size'> {}

export function PriceRequestButton({ product, variant = 'secondary', size }: PriceRequestButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<PriceRequestDialogProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open() {
    setState('loading');
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setState('open');
    } catch {
      setState('closed');
      toast.error('Не удалось открыть форму. Проверьте интернет и\u00a0попробуйте ещё раз');
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-label={`Запросить цену: ${product.name}`}
        loading={state === 'loading'}
        onClick={() => void open()}
      >
        Запросить цену
      </Button>
      {state === 'open' && Dialog && <Dialog product={product} onClose={() => setState('closed')} />}
    </>
  );
}
