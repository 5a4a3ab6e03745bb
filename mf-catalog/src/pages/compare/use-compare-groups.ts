import type { ComparePageData } from '@site/contracts/lists';
import { useOwnList } from '../../features/lists/use-own-list.ts';
import { groupOf } from './own-group.ts';

/**
 * A shared comparison is shown as it came. The visitor's own follows his list: what is taken off goes at once and comes
 * back at its place; what is added is asked for.
 */
export function useCompareGroups({ groups, shared }: ComparePageData) {
  const listed = useOwnList(
    'compare',
    shared ? undefined : groups.flatMap(({ products }) => products.map(({ id }) => id)),
  );
  if (shared) return groups;
  return groups
    .map((group) => groupOf(group, (id) => listed.includes(id)))
    .filter(({ products }) => products.length > 0);
}
