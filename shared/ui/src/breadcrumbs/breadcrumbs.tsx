import css from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the home page to the current one; the last item is not a link. */
  items: readonly { name: string; url: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav className={css.breadcrumbs} aria-label="Вы здесь">
      <ol className={css.list}>
        {items.map(({ name, url }, index) => (
          <li key={url}>
            {index < items.length - 1 ? <a href={url}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
