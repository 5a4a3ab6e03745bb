import { readNumber } from '@site/kernel/typed-numbers';
import type { Facet, Sort } from '@site/contracts/catalog';
import { writePageSpan } from '@site/contracts/page-span';
import { paths } from '@site/contracts/paths';

/**
 * The query string holds the whole state of the list, so that a link reproduces it and Back undoes a filter. Every
 * function returns the next query string; a changed filter or sorting starts at the first page.
 */
export const DEFAULT_SORT: Sort = 'popular';

export type ListFacet = Extract<Facet, { type: 'list' }>;
export type RangeFacet = Extract<Facet, { type: 'range' }>;

type Change = (params: URLSearchParams) => void;

/** Name of a field for one end of a range in the form without scripts; the address holds both ends as one value. */
export const rangeField = (code: string, end: 'from' | 'to') => `${code}.${end}`;

function change(search: string, apply: Change): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  apply(params);
  return params.toString();
}

/** Toggles one value of a facet. Several values mean «or». */
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

/** A minus is a sign only at the start of a number: `-40--20` is the range from −40 to −20, `--20` ends at −20. */
const RANGE = /^(-?\d[\d.]*)?-(-?\d[\d.]*)?$/;

export function readRange(search: string, code: string): Range {
  const [, from, to] = RANGE.exec(new URLSearchParams(search).get(code) ?? '') ?? [];
  return { from: readNumber(from ?? ''), to: readNumber(to ?? '') };
}

/** Sets a range. An end at the facet's limit is omitted; ends in the wrong order are swapped. */
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

/** Sets one page, or the pages from `from` on, as «Показать ещё» combines them. */
export const setPage = (search: string, page: number, from = page): string =>
  change(search, (params) => {
    const pages = writePageSpan({ from, page });
    if (pages) params.set('page', pages);
  });

/** Removes the filters; keeps the sorting and all other parameters. */
export const clearFacets = (search: string, facets: readonly Pick<Facet, 'code'>[]): string =>
  change(search, (params) => {
    for (const { code } of facets) params.delete(code);
  });

export const isSelected = (search: string, code: string, value = '1'): boolean =>
  new URLSearchParams(search).getAll(code).includes(value);

/**
 * Converts the query string of the form without scripts to the canonical one: two ends become one value, empty fields
 * and defaults are removed. A canonical query string is returned unchanged.
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
