import type { Product } from '@site/contracts/catalog';
import { useLazyDialog } from '@site/shop/lazy-dialog';
import { Button } from '@site/ui/button';
import { iconBell } from '@site/ui/icons';

const waiting = new Set<Product['stock']['state']>(['expected', 'backorder', 'on_request']);

const loadDialog = async () => (await import('./stock-notice-dialog.tsx')).StockNoticeDialog;
const FAILURE = 'Не\u00a0удалось открыть форму. Проверьте интернет и\u00a0попробуйте ещё раз';

/** Offers an e-mail when an unavailable product arrives. */
export function StockNoticeButton({ product }: { product: Product }) {
  const { Dialog, loading, open, close } = useLazyDialog(loadDialog, FAILURE);
  if (!waiting.has(product.stock.state)) return null;
  return (
    <>
      <Button
        variant="ghost"
        iconStart={iconBell}
        aria-haspopup="dialog"
        loading={loading}
        data-scripted
        onClick={open}
      >
        Сообщить о&nbsp;поступлении
      </Button>
      {Dialog && <Dialog product={product} onClose={close} />}
    </>
  );
}
