import { addressOf } from '@site/contracts/endpoint-address';
import { extensionOf } from '@site/contracts/media-files';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatFileSize } from '@site/kernel/typography';
import { list } from '@site/staff/list';
import { TextLink } from '@site/ui/link';
import css from './claim-files.module.css';

const photoExtensions = ['jpg', 'png', 'webp'];

/** Files of the claimant to download; photographs are shown. */
export function ClaimFiles({ number, files }: { number: number; files: readonly UploadedFile[] }) {
  if (files.length === 0) return null;
  const address = (file: string) =>
    addressOf('GET /manage/warranty-claims/{number}/files/{file}', { params: { number, file } });
  return (
    <section aria-labelledby="files" className={list.section}>
      <h2 id="files" className={list.title}>
        Файлы заявителя
      </h2>
      <ul className={css.files}>
        {files.map(({ id, name, size_bytes }) => (
          <li key={id} className={css.file}>
            {photoExtensions.includes(extensionOf(name)) && (
              <a href={address(id)} className={css.photo} tabIndex={-1} aria-hidden="true">
                <img src={address(id)} alt="" loading="lazy" />
              </a>
            )}
            <span>
              <TextLink href={address(id)}>{name}</TextLink>
              <span>{`, ${formatFileSize(size_bytes)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
