import { Children, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { CardLink } from '../link/index.ts';
import { Picture, type PictureData } from '../picture/index.ts';
import { ProductName } from '../product-name/index.ts';
import { Price, type PriceData } from '../price/index.ts';
import { StockLabel, type StockData } from '../stock-label/index.ts';
import { ProductBadges } from './product-badges.tsx';
import css from './product-card.module.css';

/** A product in a list, as sent by the API. */
export interface ProductCardData {
  article: string;
  name: string;
  picture: PictureData;
  key_attributes: readonly { label: string; value: string }[];
  price: PriceData;
  stock: StockData;
  badges: readonly string[];
  unit: string;
}

export interface ProductCardProps {
  product: ProductCardData;
  href: string;
  /** «В корзину» or «Запросить цену»; takes the full width of the card. */
  action: ReactNode;
  /** Comparison and wishlist, `IconButton` with variant `round`. Shown on hover and focus, always on touch. */
  tools?: ReactNode;
  /** Loads the picture eagerly; for the first cards of a page. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
}

const sizes = '(min-width: 1280px) 300px, (min-width: 768px) 33vw, 50vw';

/**
 * A product card. Every part has a reserved height, so that a list does not shift when products lack data. The link of
 * the name covers the card; action and tools are layered above it.
 */
export function ProductCard({ product, href, action, tools, priority, headingLevel = 3 }: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <div className={css.media}>
        <Picture picture={product.picture} sizes={sizes} priority={priority} fit="contain" decorative />
        <ProductBadges badges={product.badges} />
      </div>
      <div className={css.line}>
        <div className={css.article}>
          Арт. <span className={css.number}>{product.article}</span>
        </div>
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      <Heading className={css.name}>
        <CardLink href={href}>
          <ProductName name={product.name} />
        </CardLink>
      </Heading>
      <dl className={css.attributes}>
        {product.key_attributes.slice(0, 3).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ProductName name={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.price}>
        <Price price={product.price} unit={product.unit} />
      </div>
      <div className={css.stock}>
        <StockLabel stock={product.stock} />
      </div>
      <div className={css.action}>{action}</div>
    </article>
  );
}

/**
 * Products (cards or skeletons) in columns: two on phones, four on desktop; `narrow` is for results beside a column of
 * facets.
 */
export function ProductGrid({ children, narrow, busy }: { children: ReactNode; narrow?: boolean; busy?: boolean }) {
  return (
    <ul className={cx(css.grid, narrow && css.narrow)} aria-busy={busy || undefined}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
