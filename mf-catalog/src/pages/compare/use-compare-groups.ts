import type { ComparePageData } from '@site/contracts/lists';
import { useOwnList } from '../../features/lists/use-own-list.ts';
import { groupOf } from './own-group.ts';

/**
 * The groups to show. A shared comparison is shown as loaded. The visitor's own follows the list: a removed product
 * disappears at once and is restored in its place; an added one is fetched.
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
