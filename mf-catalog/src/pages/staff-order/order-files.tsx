import { addressOf } from '@site/contracts/endpoint-address';
import type { Order } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatFileSize } from '@site/kernel/typography';
import { AddFiles } from '@site/staff/files';
import { list } from '@site/staff/list';
import { TextLink } from '@site/ui/link';

/** The invoice, closing documents and the buyer's files; adds closing documents. */
export function OrderFiles({ order: { id, number, invoice, documents, files } }: { order: Order }) {
  return (
    <section className={list.section} aria-labelledby="files">
      <h2 id="files" className={list.title}>
        Документы
      </h2>
      <ul className={list.list}>
        {invoice && <FileLink href={invoice.url} name={`Счёт ${invoice.number}`} note="счёт" />}
        {documents.map((file) => (
          <FileLink
            key={file.id}
            href={paths.orderFile(id, file.id)}
            name={file.name}
            note={noteOf('закрывающий документ', file)}
          />
        ))}
        {files.map((file) => (
          <FileLink
            key={file.id}
            href={paths.orderFile(id, file.id)}
            name={file.name}
            note={noteOf('файл покупателя', file)}
          />
        ))}
      </ul>
      <AddFiles
        address={addressOf('POST /manage/orders/{order}/documents/', { params: { order: String(number) } })}
        most={5}
        label="Добавить закрывающий документ"
        done={(name) => `Документ «${name}» добавлен, покупатель его видит`}
      />
      <p className={list.quiet}>
        PDF, XLS, XLSX, JPG или&nbsp;PNG до&nbsp;10&nbsp;МБ. Покупатель увидит документ в&nbsp;заказе.
      </p>
    </section>
  );
}

const noteOf = (kind: string, { size_bytes }: UploadedFile) => `${kind}, ${formatFileSize(size_bytes)}`;

const FileLink = ({ href, name, note }: { href: string; name: string; note: string }) => (
  <li className={list.row}>
    <TextLink href={href} download>
      {name}
    </TextLink>{' '}
    <span className={list.quiet}>{note}</span>
  </li>
);
