import type { LibraryMedium } from '@site/contracts/manage-media';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** The photograph, drawing or video of a stored name, or `known` if it is that one. Null: not in the library; undefined: not read yet. */
export function useLibraryMedium(
  type: 'picture' | 'video',
  name: string,
  known: LibraryMedium | null,
): LibraryMedium | null | undefined {
  const api = useApi();
  const [read, setRead] = useState<{ name: string; medium: LibraryMedium | null }>();
  const isKnown = known?.name === name;
  useEffect(() => {
    if (!name || isKnown) return;
    let isWanted = true;
    void api.call('GET /manage/library/', { query: { type, name } }).then((response) => {
      if (isWanted && response.ok)
        setRead({ name, medium: response.value.items.find((one) => one.name === name) ?? null });
    });
    return () => {
      isWanted = false;
    };
  }, [api, type, name, isKnown]);
  if (isKnown) return known;
  return read?.name === name ? read.medium : undefined;
}
