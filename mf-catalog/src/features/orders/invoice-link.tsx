import type { Order } from '@site/contracts/orders';
import { ButtonLink, type ButtonLinkProps } from '@site/ui/button';
import { iconDownload } from '@site/ui/icons';

interface InvoiceLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'fullWidth'> {
  order: Pick<Order, 'invoice' | 'actions'>;
}

export function InvoiceLink({ order: { invoice, actions }, ...look }: InvoiceLinkProps) {
  if (!invoice || !actions.includes('invoice')) return null;
  return (
    <ButtonLink {...look} href={invoice.url} download iconStart={iconDownload}>
      Скачать счёт
    </ButtonLink>
  );
}
