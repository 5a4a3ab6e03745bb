import type { CompareGroup } from '@site/contracts/lists';
import { useApi, useChange } from '@site/runtime';
import { useList } from '@site/shop/lists';
import { useEffect, useState } from 'react';
import { focusRemoveButton, focusTitle } from './focus.ts';

interface Removed {
  ids: number[];
  text: string;
}

export function useRemoval() {
  const api = useApi();
  const change = useChange();
  const { has, toggle } = useList('compare');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [restored, setRestored] = useState<number>();

  // «Вернуть» is gone: focus the restored product.
  useEffect(() => {
    if (restored !== undefined) focusRemoveButton(restored);
  }, [restored]);

  return {
    /** The last removal, while some of it can be restored; otherwise null. */
    removed: removed?.ids.some((id) => !has(id)) ? removed : null,

    remove({ id, name }: { id: number; name: string }, next: { id: number } | undefined) {
      // Before the focused button disappears.
      if (next) focusRemoveButton(next.id);
      else focusTitle();
      void toggle({ id });
      setRestored(undefined);
      setRemoved({ ids: [id], text: `«${name}» больше не\u00a0в\u00a0сравнении` });
    },

    clear({ category, products }: CompareGroup) {
      const ids = products.map(({ id }) => id);
      focusTitle();
      void change({
        apply: (counters) => ({
          ...counters,
          compare_products: counters.compare_products.filter((id) => !ids.includes(id)),
        }),
        send: () => api.call('DELETE /compare/', { query: { category: category.id } }),
      });
      setRestored(undefined);
      setRemoved({ ids, text: `Сравнение в\u00a0разделе «${category.name}» очищено` });
    },

    restore() {
      const missing = removed?.ids.filter((id) => !has(id)) ?? [];
      for (const id of missing) void toggle({ id });
      setRestored(missing[0]);
      setRemoved(null);
    },

    dismiss() {
      focusTitle();
      setRemoved(null);
    },
  };
}

export type Removal = ReturnType<typeof useRemoval>;
