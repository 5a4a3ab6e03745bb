import { addressOf } from '@site/contracts/endpoint-address';
import type { Order } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { accept, fileError, FileRow } from '@site/forms/files-field';
import { useUploads } from '@site/forms/upload-file';
import { formatFileSize } from '@site/kernel/typography';
import { toast, useRevalidator } from '@site/runtime';
import { list } from '@site/staff/list';
import { Button } from '@site/ui/button';
import { iconUpload } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { useRef } from 'react';

/** Files uploaded at once. */
const MAX_AT_ONCE = 5;

/** The invoice, closing documents and the buyer's files; adds closing documents. */
export function OrderFiles({ order: { id, number, invoice, documents, files } }: { order: Order }) {
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add, drop } = useUploads<UploadedFile>({
    address: addressOf('POST /manage/orders/{order}/documents/', { params: { order: String(number) } }),
    room: MAX_AT_ONCE,
    tooMany: `За один раз не\u00a0больше ${MAX_AT_ONCE}\u00a0файлов`,
    mistakeOf: fileError,
    onUploaded: ({ name }) => {
      toast.success(`Документ «${name}» добавлен, покупатель его видит`);
      void revalidate();
    },
  });
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
        {uploads.map(({ id: upload, name, size, progress, error }) => (
          <FileRow
            key={upload}
            name={name}
            size={size}
            progress={progress}
            error={error}
            onRemove={() => drop(upload)}
          />
        ))}
      </ul>
      <div>
        <Button variant="secondary" iconStart={iconUpload} onClick={() => input.current?.click()}>
          Добавить закрывающий документ
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label="Закрывающие документы"
          onChange={({ target }) => {
            add(Array.from(target.files ?? []));
            target.value = '';
          }}
        />
      </div>
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
