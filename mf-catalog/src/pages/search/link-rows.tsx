import { bindSpaces } from '@site/kernel/typography';
import { CardLink } from '@site/ui/link';
import css from './link-rows.module.css';

export const LinkRows = ({ rows }: { rows: readonly { href: string; title: string; note: string }[] }) => (
  <ul className={css.rows}>
    {rows.map(({ href, title, note }) => (
      <li key={href} className={css.row}>
        <h3 className={css.title}>
          <CardLink href={href}>{bindSpaces(title)}</CardLink>
        </h3>
        <p className={css.note}>{bindSpaces(note)}</p>
      </li>
    ))}
  </ul>
);
