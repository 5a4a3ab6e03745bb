import { useRevalidator, useSession } from '@site/runtime';
import type { ListName } from '@site/shop/lists';
import { useEffect, useEffectEvent } from 'react';

/**
 * The ids of the visitor's own list, for the page that shows its products. When the list contains products that the
 * page lacks (added in another tab, at a login, or by a change that reached the server after the page was loaded), the
 * page is revalidated. Runs after every write of the list, including responses to changes. `shown` is undefined for a
 * shared list.
 */
export function useOwnList(list: ListName, shown: readonly number[] | undefined): readonly number[] {
  const listed = useSession((session) => session[`${list}_products`]);
  const { revalidate } = useRevalidator();

  const follow = useEffectEvent(() => {
    if (shown && listed.some((id) => !shown.includes(id))) void revalidate();
  });
  useEffect(() => follow(), [listed]);

  return listed;
}
