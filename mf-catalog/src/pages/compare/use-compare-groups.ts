import type { ComparePageData } from '@site/contracts/lists';
import { useRevalidator, useSession } from '@site/runtime';
import { useEffect, useRef } from 'react';
import { groupOf } from './own-group.ts';

/**
 * A shared comparison is shown as it came. The visitor's own follows his list: what is taken off goes at once and comes
 * back at its place; what is added elsewhere (another tab, a login) is asked for.
 */
export function useCompareGroups({ groups, shared }: ComparePageData) {
  const listed = useSession((session) => session.compare_products);
  const revalidator = useRevalidator();
  const shown = new Set(groups.flatMap(({ products }) => products.map(({ id }) => id)));
  const added = shared ? '' : listed.filter((id) => !shown.has(id)).join();
  /** Listed and yet not shown: no longer sold, or just added and asked for already. */
  const absent = useRef(added);

  useEffect(() => {
    if (added === absent.current) return;
    absent.current = added;
    if (added) void revalidator.revalidate();
  }, [added, revalidator]);

  if (shared) return groups;
  return groups.map((group) => groupOf(group, (id) => listed.includes(id))).filter(({ products }) => products.length > 0);
}
