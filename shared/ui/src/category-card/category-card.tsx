import { cx } from '../cx/index.ts';
import css from './category-card.module.css';

export interface CategoryCardProps {
  name: string;
  /** URL of the drawing; the box is square, so its size is not needed. */
  image: string;
  href: string;
  /** «128 товаров» */
  note?: string;
  /** `tile`: drawing above the name (sliders, top-level categories). `row`: beside it (lists of subcategories). */
  shape?: 'tile' | 'row';
  priority?: boolean;
}

export function CategoryCard({ name, image, href, note, shape = 'tile', priority }: CategoryCardProps) {
  return (
    <a className={cx(css.card, css[shape])} href={href}>
      <img
        className={css.image}
        src={image}
        alt=""
        width={240}
        height={240}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
      <span>
        <span className={css.name}>{name}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </a>
  );
}
