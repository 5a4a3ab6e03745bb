import { changeOf, useApi, useChange, useSession, useSessionStore } from '@site/runtime';

export type ListName = 'compare' | 'wishlist';

const without = (list: readonly number[], id: number) => list.filter((item) => item !== id);

/** What the visitor does to his comparison or wishlist. It shows at once and tells of a failure by itself; see `useChange`. */
export function useListActions(name: ListName) {
  const key = `${name}_products` as const;
  const session = useSessionStore();
  const api = useApi();
  const change = useChange();

  return {
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

export function useList(name: ListName) {
  const list = useSession((session) => session[`${name}_products`]);
  return { has: (productId: number) => list.includes(productId), ...useListActions(name) };
}

/** Of one product alone: a button in a list of many does not render again for each of the others. */
export const useIsListed = (name: ListName, productId: number): boolean =>
  useSession((session) => session[`${name}_products`].includes(productId));
