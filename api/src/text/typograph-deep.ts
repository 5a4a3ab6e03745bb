import { bindStored } from '@site/kernel/typography';

/**
 * Sets no-break spaces in every string of a row. URLs and codes have no spaces and stay unchanged, and so does `file`: the
 * name of a file may have spaces.
 */
export function typographDeep<T>(value: T): T {
  if (typeof value === 'string') return bindStored(value) as T;
  if (Array.isArray(value)) return value.map((item) => typographDeep<unknown>(item)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'file' ? item : typographDeep<unknown>(item)]),
  ) as T;
}
