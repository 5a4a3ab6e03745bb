import { changeOf, useApi, useChange, useSession, useSessionStore } from '@site/runtime';

export type ListName = 'compare' | 'wishlist';

const without = (list: readonly number[], id: number) => list.filter((item) => item !== id);

/** The visitor's comparison or wishlist. A change shows at once and tells of a failure by itself; see `useChange`. */
export function useList(name: ListName) {
  const key = `${name}_products` as const;
  const list = useSession((session) => session[key]);
  const session = useSessionStore();
  const api = useApi();
  const change = useChange();

  return {
    has: (productId: number) => list.includes(productId),

    /** On or off, after what the session says now: two clicks in a row are on and off again. */
    toggle({ id }: { id: number }) {
      const on = !session.getState()[key].includes(id);
      return change({
        ...changeOf({ list: name, id, on }, api),
        apply: (shop) => ({
          ...shop,
          [key]: on ? [...without(shop[key], id), id] : without(shop[key], id),
        }),
      });
    },
  };
}
