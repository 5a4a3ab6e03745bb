import type { ProductCard } from '@site/contracts/catalog';
import { RequestForm } from '@site/forms/request-form';
import { requestTexts } from '@site/forms/request-form-frame';
import { Dialog } from '@site/ui/dialog';
import css from './price-request-dialog.module.css';

export interface PriceRequestDialogProps {
  product: Pick<ProductCard, 'name' | 'article'>;
  onClose: () => void;
}

/** A request to the managers for the price of one product; the product is added to the message. */
export function PriceRequestDialog({ product: { name, article }, onClose }: PriceRequestDialogProps) {
  return (
    <Dialog open onClose={onClose} title={requestTexts['price-request'].title}>
      <p className={css.product}>
        {name} <span className={css.article}>Арт.&nbsp;{article}</span>
      </p>
      <RequestForm
        code="price-request"
        about={`${name}, арт.\u00a0${article}`}
        successText={'Спасибо! Менеджер сообщит цену и\u00a0срок поставки в\u00a0рабочее время'}
      />
    </Dialog>
  );
}
