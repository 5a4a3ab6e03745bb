import { readNumber } from '@site/kernel/typed-numbers';
import type { Facet, Sort } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';

/**
 * The list's whole state is its query string, so a link reproduces the list and Back undoes a filter. Every function
 * takes a query string and gives the next one; a changed filter or order starts again at the first page.
 */
export const DEFAULT_SORT: Sort = 'popular';

export type ListFacet = Extract<Facet, { type: 'list' }>;
export type RangeFacet = Extract<Facet, { type: 'range' }>;

type Change = (params: URLSearchParams) => void;

/** Facets' ends are two fields of the form that works without scripts; the address holds them as one value. */
export const rangeField = (code: string, end: 'from' | 'to') => `${code}.${end}`;

function change(search: string, apply: Change): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  apply(params);
  return params.toString();
}

/** Values of one facet stand beside each other: «or». */
export const toggleValue = (search: string, code: string, value: string): string =>
  change(search, (params) => {
    const chosen = params.getAll(code);
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    params.delete(code);
    for (const item of next) params.append(code, item);
  });

export const toggleFlag = (search: string, code: string): string =>
  change(search, (params) => (params.has(code) ? params.delete(code) : params.set(code, '1')));

export interface Range {
  from: number | null;
  to: number | null;
}

const swapped = ({ from, to }: Range): Range =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };

const rangeValue = ({ from, to }: Range): string => (from === null && to === null ? '' : `${from ?? ''}-${to ?? ''}`);

/** A minus belongs to a number only at its beginning: `-40--20` runs from −40 to −20, `--20` ends there. */
const RANGE = /^(-?\d[\d.]*)?-(-?\d[\d.]*)?$/;

export function readRange(search: string, code: string): Range {
  const [, from, to] = RANGE.exec(new URLSearchParams(search).get(code) ?? '') ?? [];
  return { from: readNumber(from ?? ''), to: readNumber(to ?? '') };
}

/** An end at the facet's own limit filters nothing and is left out. Ends given the wrong way round are swapped. */
export function setRange(
  search: string,
  { code, min, max }: Pick<RangeFacet, 'code' | 'min' | 'max'>,
  range: Range,
): string {
  const { from, to } = swapped(range);
  const value = rangeValue({
    from: from !== null && from <= min ? null : from,
    to: to !== null && to >= max ? null : to,
  });
  return change(search, (params) => (value ? params.set(code, value) : params.delete(code)));
}

export const setSort = (search: string, sort: string): string =>
  change(search, (params) => (sort === DEFAULT_SORT ? params.delete('sort') : params.set('sort', sort)));

/** One page, or those from `from` on together, as «Показать ещё» has made them: `page=1-3`. */
export const setPage = (search: string, page: number, from = page): string =>
  change(search, (params) => {
    if (page > 1) params.set('page', from < page ? `${from}-${page}` : String(page));
  });

/** Filters go; the order stays, and so does whatever else the link brought with it. */
export const clearFacets = (search: string, facets: readonly Pick<Facet, 'code'>[]): string =>
  change(search, (params) => {
    for (const { code } of facets) params.delete(code);
  });

export const isSelected = (search: string, code: string, value = '1'): boolean =>
  new URLSearchParams(search).getAll(code).includes(value);

/**
 * What the form sends without scripts, in the address's own form: two ends become one value, empty fields and defaults
 * go. An address that is in that form already comes back as it is.
 */
export function canonicalSearch(search: string): string {
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const [key, value] of given) {
    const [, code] = /^(.+)\.(?:from|to)$/.exec(key) ?? [];
    if (!code) {
      const isDefault = (key === 'page' && value === '1') || (key === 'sort' && value === DEFAULT_SORT);
      if (value && !isDefault) params.append(key, value);
      continue;
    }
    const end = (side: 'from' | 'to') => readNumber(given.get(rangeField(code, side)) ?? '');
    const range = rangeValue(swapped({ from: end('from'), to: end('to') }));
    if (range) params.set(code, range);
  }
  return params.toString();
}

export function listHref(category: string, search: string): string {
  const params = new URLSearchParams(search);
  return paths.category(
    category,
    Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)])),
  );
}
