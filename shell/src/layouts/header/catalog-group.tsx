import type { CatalogMenu } from '@site/contracts/catalog-menu';
import { paths } from '@site/contracts/paths';
import type { Category, MenuItem } from '@site/contracts/site-data';
import { formatCount } from '@site/kernel/plurals';
import { Icon } from '@site/ui/icon';
import { iconFile } from '@site/ui/icons';
import { MoreLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { Price } from '@site/ui/price';
import { ProductName } from '@site/ui/product-name';
import { Skeleton } from '@site/ui/skeleton';
import css from './catalog-group.module.css';

type Group = CatalogMenu['groups'][number];

interface CatalogGroupProps {
  item: MenuItem;
  category: Category | undefined;
  /** Loaded details; undefined while loading, null after a failure. */
  group: Group | null | undefined;
}

/** Details of a catalogue group in the mega menu. Space for late content is reserved. */
export function CatalogGroup({ item, category, group }: CatalogGroupProps) {
  const pictureOf = new Map(group?.children.map(({ url, image }) => [paths.category(url), image.image]));
  return (
    <div className={css.group}>
      <div className={css.head}>
        <p className={css.title}>{item.title}</p>
        <MoreLink href={item.url}>
          {category ? `Все ${formatCount(category.products_count, ['товар', 'товара', 'товаров'])}` : 'Все товары'}
        </MoreLink>
      </div>
      {item.children?.length ? (
        <ul className={css.children}>
          {item.children.map((child) => {
            const picture = pictureOf.get(child.url);
            return (
              <li key={child.url}>
                <a className={css.child} href={child.url}>
                  <span className={css.tile}>{picture && <img src={picture} alt="" width={56} height={56} />}</span>
                  {child.title}
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        category && <img className={css.picture} src={category.image.image} alt="" width={320} height={160} />
      )}
      {group === null ? null : <Hits group={group} />}
      {group?.guide && (
        <a className={css.guide} href={group.guide.url}>
          <Icon shape={iconFile} size={20} />
          <span>{group.guide.title}</span>
        </a>
      )}
    </div>
  );
}

function Hits({ group }: { group: Group | undefined }) {
  if (group?.hits.length === 0) return null;
  return (
    <div aria-busy={!group}>
      <p className={css.label}>Хиты продаж</p>
      <ul className={css.hits}>
        {group
          ? group.hits.map(({ slug, name, picture, price, unit }) => (
              <li key={slug}>
                <a className={css.hit} href={paths.product(slug)}>
                  <span className={css.shot}>
                    <Picture picture={picture} sizes="160px" fit="contain" decorative />
                  </span>
                  <span className={css.name}>
                    <ProductName name={name} />
                  </span>
                  <Price price={price} unit={unit} size="small" />
                </a>
              </li>
            ))
          : Array.from({ length: 3 }, (_, index) => (
              <li key={index} className={css.hit}>
                <Skeleton height="100%" />
              </li>
            ))}
      </ul>
    </div>
  );
}
