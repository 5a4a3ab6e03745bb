import type { Order } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatFileSize } from '@site/kernel/typography';
import { Icon } from '@site/ui/icon';
import { iconFile, iconPdf } from '@site/ui/icons';
import { FactsCard } from './facts-card.tsx';
import css from './order-page.module.css';

/** The invoice, documents added by the manager, and the buyer's own files. */
export function Documents({ order: { id, invoice, documents, files, actions } }: { order: Order }) {
  const withInvoice = invoice !== null && actions.includes('invoice');
  const uploaded = [...documents, ...files];
  if (!withInvoice && uploaded.length === 0) return null;
  return (
    <FactsCard title="Документы">
      <ul className={css.documents}>
        {withInvoice && (
          <li>
            <a href={invoice.url} download>
              <Icon shape={iconPdf} /> Счёт {invoice.number}
            </a>
          </li>
        )}
        {uploaded.map((file) => (
          <li key={file.id}>
            <a href={paths.orderFile(id, file.id)} download>
              <Icon shape={iconFile} /> <span>{file.name}</span>
              <span className={css.quiet}>{formatFileSize(file.size_bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </FactsCard>
  );
}
