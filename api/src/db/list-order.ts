import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A column to sort by; after `-` descending. */
export type Sort<Name extends string> = Name | `-${Name}`;

/** Order of a list. A sorted one has rows without a value last, and ends with the id, so that its pages do not overlap. */
export function listOrder<Name extends string>(
  sort: Sort<Name> | undefined,
  columns: Record<Name, SQLWrapper>,
  { usual, id }: { usual: SQL[]; id: SQLWrapper },
): SQL[] {
  if (sort === undefined) return usual;
  const isDescending = sort.startsWith('-');
  const column = columns[(isDescending ? sort.slice(1) : sort) as Name];
  return [sql`${column} ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last`, asc(id)];
}
