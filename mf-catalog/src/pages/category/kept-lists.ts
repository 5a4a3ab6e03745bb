import type { CategoryPageData, ProductCard } from '@site/contracts/catalog';

interface KeptList {
  /** Products of the pages before the address's own. */
  before: ProductCard[];
  /** The address's own page as it was then. */
  own: string;
}

/** Of a visit's history; who goes back further finds the address's page alone. */
const MOST = 30;

/**
 * Lists grown by «Показать ещё», by history entry, so that Back finds what was there and the scroll position fits. They
 * last as long as the page's scripts: a reload shows the address's page. Written in the browser only.
 */
const lists = new Map<string, KeptList>();

const fingerprint = ({ products }: CategoryPageData) => JSON.stringify(products);

export function keepList(key: string, before: ProductCard[], data: CategoryPageData) {
  lists.delete(key);
  if (before.length === 0) return;
  lists.set(key, { before, own: fingerprint(data) });
  if (lists.size > MOST) lists.delete(lists.keys().next().value ?? '');
}

/**
 * The pages that stood above this one. Nothing when the page itself has come back otherwise than it was (another price
 * level after a login, something sold): then the others have changed as well.
 */
export function keptBefore(key: string, data: CategoryPageData): ProductCard[] {
  const kept = lists.get(key);
  return kept && kept.own === fingerprint(data) ? kept.before : [];
}
