import { ProductName } from '@site/ui/product-name';
import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import css from './product-page.module.css';

export function Replaces({ products }: { products: Product['replaces'] }) {
  if (products.length === 0) return null;
  return (
    <div className={css.replaces}>
      <p className={css.caption}>
        {products.length === 1 ? 'Замена для снятого с\u00a0производства:' : 'Замена для снятых с\u00a0производства:'}
      </p>
      <ul className={css.models}>
        {products.map(({ slug, name, article }) => (
          <li key={slug}>
            <a href={paths.product(slug)}>
              <ProductName name={name} />
            </a>
            , арт.&nbsp;{article}
          </li>
        ))}
      </ul>
    </div>
  );
}
