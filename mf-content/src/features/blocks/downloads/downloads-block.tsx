import { formatDateShort } from '@site/kernel/dates';
import { typograph, formatFileSize } from '@site/kernel/typography';
import { Icon } from '@site/ui/icon';
import { iconDownload, iconFile, iconPdf, iconXls } from '@site/ui/icons';
import { MoreLink } from '@site/ui/link';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import css from './downloads-block.module.css';

const shapeOf = (format: string) => ({ pdf: iconPdf, xls: iconXls, xlsx: iconXls })[format.toLowerCase()] ?? iconFile;

export function DownloadsBlock({ block: { title, more, items } }: BlockProps<'downloads'>) {
  return (
    <div>
      {title && (
        <div className={css.head}>
          <h2>{typograph(title)}</h2>
          {more && <MoreLink {...linkTo(more.url)}>{more.label}</MoreLink>}
        </div>
      )}
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.url}>
            <a href={item.url} className={css.row} download>
              <Icon shape={shapeOf(item.format)} size={32} className={css.icon} />
              <span>
                <span className={css.title}>{typograph(item.title)}</span>
                <span className={css.facts}>
                  {[
                    item.kind,
                    item.format.toUpperCase(),
                    formatFileSize(item.size_bytes),
                    formatDateShort(item.updated_at),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <Icon shape={iconDownload} className={css.icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
