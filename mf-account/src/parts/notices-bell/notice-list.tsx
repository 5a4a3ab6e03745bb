import type { Notice } from '@site/contracts/notices';
import { formatDate, formatTime } from '@site/kernel/dates';
import { Badge } from '@site/ui/badge';
import { CardLink, isPlainClick } from '@site/ui/link';
import css from './notices-panel.module.css';

export const NoticeList = ({ items, onFollow }: { items: readonly Notice[]; onFollow: () => void }) => (
  <ul className={css.list}>
    {items.map(({ id, title, text, url, at, read }) => (
      <li key={id} className={css.item}>
        <div className={css.head}>
          <CardLink className={css.link} href={url} onClick={(event) => isPlainClick(event) && onFollow()}>
            {title}
          </CardLink>
          {!read && <Badge tone="info">Новое</Badge>}
        </div>
        {text && <p className={css.text}>{text}</p>}
        <time className={css.at} dateTime={at}>
          {formatDate(at)}, {formatTime(at)}
        </time>
      </li>
    ))}
  </ul>
);
