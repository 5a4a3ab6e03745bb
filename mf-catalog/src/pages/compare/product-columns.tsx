import type { ProductCard } from '@site/contracts/catalog';
import type { CompareGroup } from '@site/contracts/lists';
import { paths } from '@site/contracts/paths';
import { Icon } from '@site/ui/icon';
import { iconPlus } from '@site/ui/icons';
import type { ComponentProps } from 'react';
import { ProductHead } from './product-head.tsx';
import css from './comparison.module.css';

/** Columns on a wide screen; with fewer products, an empty column links to the category. */
const SIDE_BY_SIDE = 4;

interface ProductColumnsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  group: CompareGroup;
  shared: boolean;
  onRemove: (product: ProductCard, next: ProductCard | undefined) => void;
}

export function ProductColumns({ group: { category, products }, shared, onRemove, ...rest }: ProductColumnsProps) {
  return (
    <ul {...rest} className={css.columns} aria-label="Товары в сравнении">
      {products.map((product, index) => (
        <ProductHead
          key={product.id}
          product={product}
          onRemove={shared ? undefined : () => onRemove(product, products[index + 1] ?? products[index - 1])}
        />
      ))}
      {!shared && products.length < SIDE_BY_SIDE && (
        <li className={css.vacant} data-beside={products.length} data-print="hide">
          <a href={paths.category(category.url)}>
            <Icon shape={iconPlus} />
            Добавить товар
          </a>
        </li>
      )}
    </ul>
  );
}
