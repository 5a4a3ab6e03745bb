import type { ManagedCategoryRow } from '@site/contracts/manage-categories';
import { paths } from '@site/contracts/paths';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { useApi } from '@site/runtime';
import { list as listCss } from '@site/staff/list';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { EmptyState } from '@site/ui/empty-state';
import { Field } from '@site/ui/field';
import { iconSearch } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { OrderDialog } from '../../features/edit/order-dialog.tsx';
import css from './category-tree.module.css';

function productsOf({ products, published }: ManagedCategoryRow): string {
  if (products === 0) return 'Товаров нет';
  const all = formatCount(products, ['товар', 'товара', 'товаров']);
  return published < products ? `${all}, не\u00a0на\u00a0сайте: ${formatNumber(products - published)}` : all;
}

/** The categories with the text in their names, and all above them. */
function matching(items: readonly ManagedCategoryRow[], text: string): readonly ManagedCategoryRow[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  const found = new Set<ManagedCategoryRow>();
  for (const item of items)
    if (item.name.toLowerCase().includes(text))
      for (
        let at: ManagedCategoryRow | undefined = item;
        at;
        at = at.parent === null ? undefined : bySlug.get(at.parent)
      )
        found.add(at);
  return items.filter((item) => found.has(item));
}

/** All categories with their numbers of products. */
export function CategoryTree({ items }: { items: readonly ManagedCategoryRow[] }) {
  const api = useApi();
  const [search, setSearch] = useState('');
  /** The category above the ones to order; `top`: they are the first level. */
  const [ordered, setOrdered] = useState<ManagedCategoryRow | 'top' | null>(null);
  if (items.length === 0)
    return <EmptyState title="Категорий пока нет">Создайте первую или загрузите их из&nbsp;файла.</EmptyState>;

  const text = search.trim().toLowerCase();
  const shown = text ? matching(items, text) : items;
  const childrenOf = (parent: string | null, among = items) => among.filter((item) => item.parent === parent);
  const orderButton = (category: ManagedCategoryRow | 'top') =>
    childrenOf(category === 'top' ? null : category.slug).length > 1 && (
      <Button
        size="small"
        variant="ghost"
        aria-label={category === 'top' ? 'Порядок верхнего уровня' : `Порядок подкатегорий: ${category.name}`}
        onClick={() => setOrdered(category)}
      >
        {category === 'top' ? 'Порядок верхнего уровня' : 'Порядок подкатегорий'}
      </Button>
    );
  const level = (parent: string | null) => {
    const rows = childrenOf(parent, shown);
    return (
      rows.length > 0 && (
        <ul className={parent === null ? css.tree : css.branch}>
          {rows.map((row) => (
            <li key={row.id}>
              <div className={css.row}>
                <div className={css.about}>
                  <div className={listCss.name}>
                    <TextLink href={paths.staffSection('categories', row.id)}>{row.name}</TextLink>
                    {!row.visible && <Badge>Скрыта</Badge>}
                  </div>
                  <div className={listCss.quiet}>{productsOf(row)}</div>
                </div>
                {orderButton(row)}
              </div>
              {level(row.slug)}
            </li>
          ))}
        </ul>
      )
    );
  };
  const parent = ordered === 'top' || ordered === null ? null : ordered.slug;
  return (
    <>
      <div className={css.search}>
        <Field label="Найти категорию">
          <Input
            type="search"
            icon={iconSearch}
            value={search}
            maxLength={100}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
        <div className={css.row}>
          <p role="status" className={cx(listCss.quiet, css.status)}>
            {text && (shown.length > 0 ? `Показано: ${formatNumber(shown.length)}` : 'Ничего не\u00a0нашлось')}
          </p>
          {orderButton('top')}
        </div>
      </div>
      {level(null)}
      {ordered && (
        <OrderDialog
          title={ordered === 'top' ? 'Порядок верхнего уровня' : `Порядок: ${ordered.name}`}
          items={childrenOf(parent).map(({ slug, name }) => ({ key: slug, name }))}
          save={(slugs, base) => api.call('POST /manage/categories/order/', { body: { parent, slugs, base } })}
          onClose={() => setOrdered(null)}
        />
      )}
    </>
  );
}
