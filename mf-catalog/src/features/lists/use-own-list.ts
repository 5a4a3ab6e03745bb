import { useRevalidator, useSession } from '@site/runtime';
import type { ListName } from '@site/shop/lists';
import { useEffect, useEffectEvent } from 'react';

/**
 * The ids of the visitor's own list, for the page that shows its products. What the page lacks of it (added in another
 * tab, at a login, or by a change that reached the server after the page was loaded) is asked for, each time that the
 * list is written: the answer to a change writes it as well. `shown` is undefined where the list is somebody else's.
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
