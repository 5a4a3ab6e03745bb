import { parseJson, readStorage, writeStorage } from '@site/runtime';

const KEY = 'staff-items';

/** Rows of a table, or items of a hand-made list. */
export const itemsOnPage = () => [
  ...document.querySelectorAll<HTMLElement>('[data-items] :is(tbody > tr, [data-item])'),
];

const linkOf = (item: HTMLElement) => item.querySelector<HTMLAnchorElement>('a[href]');
const isFocused = (item: HTMLElement) => item.contains(document.activeElement);

/** Focuses the link of the next item, or of the previous one with -1. Without a link the item itself has the focus. */
export function focusItem(items: readonly HTMLElement[], by: 1 | -1): void {
  const at = items.findIndex(isFocused);
  const item = at === -1 ? items.at(by === 1 ? 0 : -1) : items[at + by];
  if (!item) return;
  const link = linkOf(item);
  if (!link) item.tabIndex = -1;
  (link ?? item).focus();
}

/** Marks the focused item for actions with several, or takes the mark away. */
export const chooseItem = (items: readonly HTMLElement[]) =>
  items.find(isFocused)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();

export const focusSearch = () => document.querySelector<HTMLElement>('[data-items] input[type="search"]')?.focus();

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Keeps the pages of the list's items in the tab, for the way from one item to the next. */
export function rememberItems(): void {
  const pages = itemsOnPage().flatMap((item) => linkOf(item)?.pathname ?? []);
  if (pages.length > 0) writeStorage('sessionStorage', KEY, JSON.stringify(pages));
}

/** The page of the item after the open one in its list, or before it with -1. */
export function pageBeside(path: string, by: 1 | -1): string | undefined {
  const kept = parseJson(readStorage('sessionStorage', KEY));
  const pages = Array.isArray(kept) ? kept.filter((page) => typeof page === 'string') : [];
  const at = pages.findIndex((page) => withoutSlash(page) === withoutSlash(path));
  return at === -1 ? undefined : pages[at + by];
}
