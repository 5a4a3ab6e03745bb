import type { ProductDocument } from '@site/contracts/catalog';
import { formatDateShort } from '@site/kernel/dates';
import { formatFileSize, typograph } from '@site/kernel/typography';
import { Icon } from '@site/ui/icon';
import { iconDownload, iconFile, iconPdf, iconXls } from '@site/ui/icons';
import css from './document-rows.module.css';

const shapes: Record<string, string | undefined> = { PDF: iconPdf, XLS: iconXls, XLSX: iconXls };

/** «PDF, 2,4 МБ, 12.03.2026» */
const note = ({ format, size_bytes: size, updated_at: updated }: ProductDocument) =>
  [format.toUpperCase(), formatFileSize(size), formatDateShort(updated)].join(', ');

export function DocumentRows({ documents }: { documents: readonly ProductDocument[] }) {
  return (
    <ul className={css.rows}>
      {documents.map((document) => (
        <li key={document.url}>
          <a className={css.document} href={document.url} download>
            <Icon shape={shapes[document.format.toUpperCase()] ?? iconFile} size={32} className={css.format} />
            <span className={css.words}>
              <span className={css.documentTitle}>{typograph(document.title)}</span>
              <span className={css.note}>{note(document)}</span>
            </span>
            <Icon shape={iconDownload} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
