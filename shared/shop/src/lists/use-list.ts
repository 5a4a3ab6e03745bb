import { changeOf, useApi, useChange, useSession, useSessionStore } from '@site/runtime';

export type ListName = 'compare' | 'wishlist';

const without = (list: readonly number[], id: number) => list.filter((item) => item !== id);

/** Actions on the comparison or wishlist. Each is optimistic and reports its own failure; see `useChange`. */
export function useListActions(name: ListName) {
  const key = `${name}_products` as const;
  const session = useSessionStore();
  const api = useApi();
  const change = useChange();

  return {
    /** Toggles by the session's current state, so that two quick clicks turn it on and off again. */
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

/** Whether one product is listed: a button in a long list does not render for changes of the others. */
export const useIsListed = (name: ListName, productId: number): boolean =>
  useSession((session) => session[`${name}_products`].includes(productId));
