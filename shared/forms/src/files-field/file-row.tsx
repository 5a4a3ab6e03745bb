import { formatFileSize } from '@site/kernel/typography';
import { IconButton } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { iconClose, iconError, iconFile } from '@site/ui/icons';
import css from './files.module.css';

interface FileRowProps {
  name: string;
  size: number;
  /** Set during the upload, from 0 to 1. */
  progress?: number;
  error?: string | null;
  onRemove: () => void;
}

export function FileRow({ name, size, progress, error, onRemove }: FileRowProps) {
  return (
    <li className={css.row}>
      <Icon shape={error ? iconError : iconFile} className={error ? css.error : css.icon} />
      <div className={css.file}>
        <span className={css.name}>{name}</span>
        {error ? (
          <span className={css.error} role="alert">
            {error}
          </span>
        ) : progress === undefined ? (
          <span className={css.hint}>{formatFileSize(size)}</span>
        ) : (
          <progress className={css.progress} value={progress} aria-label={`Загружается ${name}`} />
        )}
      </div>
      <IconButton icon={iconClose} label={`Убрать ${name}`} onClick={onRemove} />
    </li>
  );
}
