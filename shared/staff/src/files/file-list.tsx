import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatFileSize } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { iconDownload } from '@site/ui/icons';
import css from './files.module.css';

interface FileListProps {
  /** Accessible name. */
  label: string;
  files: readonly UploadedFile[];
  /** Address of a file below `/api/manage/`, by its id. */
  addressOf: (id: string) => string;
}

/** Files to download. */
export function FileList({ label, files, addressOf }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label={label}>
      {files.map(({ id, name, size_bytes }) => (
        <li key={id}>
          <ButtonLink
            variant="ghost"
            iconStart={iconDownload}
            className={css.file}
            href={addressOf(id)}
            download={name}
          >
            {name}, {formatFileSize(size_bytes)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
