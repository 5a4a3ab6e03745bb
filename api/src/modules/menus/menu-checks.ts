import type { MenuItem } from '@site/contracts/site-data';
import { MAX_MENU_ENTRIES } from '@site/contracts/site-menus';

export type Entry = { path: string; item: MenuItem; level: number };

/** All entries with their field paths: `items.0.children.2`. */
export const entriesOf = (items: readonly MenuItem[], under = 'items', level = 1): Entry[] =>
  items.flatMap((item, index) => {
    const path = `${under}.${index}`;
    return [{ path, item, level }, ...entriesOf(item.children ?? [], `${path}.children`, level + 1)];
  });

/** Keeps the fields of an entry, without empty lists of children. */
export const tidyItems = (items: readonly MenuItem[]): MenuItem[] =>
  items.map(({ title, url, children = [] }) => ({
    title: title.trim(),
    url: url.trim(),
    ...(children.length > 0 && { children: tidyItems(children) }),
  }));

const LONGEST = { title: 60, url: 500 };

/** Messages by field, except of addresses that the site does not have. */
export function menuMistakes(entries: readonly Entry[], levels: number): Record<string, string> {
  const mistakes: Record<string, string> = {};
  const seen = new Set<string>();
  if (entries.length > MAX_MENU_ENTRIES) mistakes.items = `Не\u00a0больше ${MAX_MENU_ENTRIES} пунктов`;
  for (const { path, item, level } of entries) {
    const place = `${path.replace(/\d+$/, '')} ${item.url}`;
    if (!item.title) mistakes[`${path}.title`] = 'Заполните это поле';
    else if (item.title.length > LONGEST.title)
      mistakes[`${path}.title`] = `Не\u00a0больше ${LONGEST.title}\u00a0символов`;
    if (!item.url) mistakes[`${path}.url`] = 'Заполните это поле';
    else if (item.url.length > LONGEST.url) mistakes[`${path}.url`] = 'Слишком длинный адрес';
    // Pages tell the entries of one list apart by their addresses.
    else if (seen.has(place)) mistakes[`${path}.url`] = 'В\u00a0этом списке уже есть пункт с\u00a0таким адресом';
    if (level > levels)
      mistakes[`${path}.title`] =
        levels === 1 ? 'В\u00a0этом меню нет вложенных пунктов' : `В\u00a0этом меню ${levels}\u00a0уровня`;
    seen.add(place);
  }
  return mistakes;
}

const listed = (label: string, items: readonly MenuItem[]) =>
  items.length ? `${label}: ${items.map(({ title }) => title).join(', ')}` : '';

/** Added and removed entries, for the history. */
export function describeMenuChange(before: readonly MenuItem[], after: readonly MenuItem[]): string {
  const [old, now] = [before, after].map((items) => entriesOf(items).map(({ item }) => item)) as [
    MenuItem[],
    MenuItem[],
  ];
  const isIn = (items: readonly MenuItem[], { title, url }: MenuItem) =>
    items.some((item) => item.title === title && item.url === url);
  const added = now.filter((item) => !isIn(old, item));
  const removed = old.filter((item) => !isIn(now, item));
  return [listed('Добавлено', added), listed('Убрано', removed)].filter(Boolean).join('. ') || 'Изменён порядок';
}
