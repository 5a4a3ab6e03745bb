import type { CatalogPageData } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { countProducts } from '@site/kernel/plurals';
import { CardLink } from '@site/ui/link';
import css from './catalog-page.module.css';

type CategoryGroupProps = CatalogPageData['groups'][number] & { priority?: boolean };

export function CategoryGroup({ category, children, priority }: CategoryGroupProps) {
  return (
    <article className={css.group}>
      <img
        className={css.drawing}
        src={category.image.image}
        alt=""
        width={200}
        height={200}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={css.words}>
        <h2 className={css.name}>
          <CardLink href={paths.category(category.url)}>{category.name}</CardLink>
        </h2>
        <p className={css.count}>{countProducts(category.products_count)}</p>
        {children.length > 0 && (
          <ul className={css.children}>
            {children.map(({ id, name, url }) => (
              <li key={id}>
                <a href={paths.category(url)}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
