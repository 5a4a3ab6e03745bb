/**
 * Query of a list that shows by default what waits for the staff: its URL has a `state`, or `state=all`.
 */
export function stateQuery({ url }: Request): Record<string, string> {
  const { state, ...query } = Object.fromEntries(new URL(url).searchParams);
  if (state === undefined) return query;
  return state === 'all' ? { ...query, all: 'true' } : { ...query, state };
}

/** The filter of such a list. */
export const stateFilter = (labels: Readonly<Record<string, string>>) => ({
  name: 'state',
  label: 'Состояние',
  all: 'Ждут нас',
  options: { ...labels, all: 'Все' },
});
