import { paths } from '@site/contracts/paths';
import type { Category } from '@site/contracts/site-data';
import { useApi, useLoad, useSession, useSite } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconChevronRight } from '@site/ui/icons';
import { MoreLink } from '@site/ui/link';
import { useState, type KeyboardEvent } from 'react';
import { CatalogGroup } from './catalog-group.tsx';
import { categoryOf } from './category-of.ts';
import css from './catalog-menu.module.css';

export function CatalogMenu({ open }: { open: boolean }) {
  const { catalog_menu, categories } = useSite();
  const [active, setActive] = useState(0);
  const api = useApi();
  // Loaded again for another visitor, because prices may differ.
  const visitor = useSession(({ personal }) => personal?.id ?? '');
  const { value, problem } = useLoad(visitor, (signal) => api.call('GET /fetch/catalog-menu/', { signal }), open);
  const groupOf = (category?: Category) =>
    problem ? null : value && (value.groups.find(({ url }) => url === category?.url) ?? null);
  return (
    <div className={css.menu}>
      <ul className={css.list}>
        {catalog_menu.map((item, index) => {
          const category = categoryOf(categories, item.url);
          return (
            <li key={item.url}>
              <a
                className={css.link}
                href={item.url}
                data-active={index === active || undefined}
                onPointerEnter={() => setActive(index)}
                onFocus={() => setActive(index)}
                onKeyDown={moveByArrows}
              >
                {item.title}
                <Icon shape={iconChevronRight} size={16} />
              </a>
              {index === active && (
                <div className={css.detail}>
                  <CatalogGroup item={item} category={category} group={groupOf(category)} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <MoreLink className={css.all} href={paths.catalog()}>
        Весь каталог
      </MoreLink>
    </div>
  );
}

/** Arrow keys move along the first level; Tab includes the second one. */
function moveByArrows(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const own = event.currentTarget.closest('li');
  const items = [...(own?.parentElement?.children ?? [])];
  const next = items.at((items.findIndex((item) => item === own) + step) % items.length)?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
