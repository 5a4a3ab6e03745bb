import { Sort } from '@site/contracts/catalog';
import { MAX_PAGES_TOGETHER } from '@site/contracts/limits';
import { readPageSpan, type PageSpan } from '@site/contracts/page-span';
import type { AttributeRow } from './category-repository.ts';

export type Filter =
  | { type: 'list'; code: string; values: string[] }
  | { type: 'range'; code: string; from: number | null; to: number | null }
  | { type: 'flag'; code: string };

export type ListState = { filters: Filter[]; sort: Sort } & PageSpan;

export type RawQuery = Record<string, string | string[] | undefined>;

const many = (value: string | string[] | undefined): string[] =>
  (value === undefined ? [] : [value].flat()).filter(Boolean);
const MAX_VALUES = 50;

function bound(text: string | undefined): number | null {
  if (!text) return null;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** Either end may be missing, and numbers may be negative: `-1000` is «up to 1000», `-40--20` is from −40 to −20. */
const RANGE = /^(-?\d[\d.,]*)?-(-?\d[\d.,]*)?$/;

function filterOf(attribute: Pick<AttributeRow, 'code' | 'type'>, raw: string | string[] | undefined): Filter[] {
  const values = many(raw).slice(0, MAX_VALUES);
  const [first] = values;
  if (first === undefined) return [];
  const { code } = attribute;
  if (attribute.type === 'list') return [{ type: 'list', code, values }];
  if (attribute.type === 'flag') return first === '1' ? [{ type: 'flag', code }] : [];
  const [, low, high] = RANGE.exec(first) ?? [];
  const from = bound(low);
  const to = bound(high);
  return from === null && to === null ? [] : [{ type: 'range', code, from, to }];
}

/** Limits the pages to the existing ones, and to the number that can be shown together. */
export function withinPages({ from, page }: PageSpan, pages: number) {
  const last = Math.max(1, Math.min(page, pages));
  return { from: Math.min(last, Math.max(from, last - MAX_PAGES_TOGETHER + 1)), page: last };
}

/**
 * Parses the list state from the query string. Unknown keys and invalid values are ignored, because links from emails
 * and ads have all kinds of parameters appended.
 */
export function readListState(query: RawQuery, facets: readonly Pick<AttributeRow, 'code' | 'type'>[]): ListState {
  const sort = Sort.safeParse(many(query.sort)[0]);
  return {
    filters: facets.flatMap((attribute) => filterOf(attribute, query[attribute.code])),
    sort: sort.success ? sort.data : 'popular',
    ...readPageSpan(many(query.page)[0]),
  };
}
