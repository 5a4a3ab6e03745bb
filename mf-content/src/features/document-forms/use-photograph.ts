import type { LibraryPhotograph } from '@site/contracts/manage-media';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** The photograph of a stored name, or `known` if it is that one. Null: not in the library; undefined: not read yet. */
export function usePhotograph(name: string, known: LibraryPhotograph | null): LibraryPhotograph | null | undefined {
  const api = useApi();
  const [read, setRead] = useState<{ name: string; photograph: LibraryPhotograph | null }>();
  const isKnown = known?.name === name;
  useEffect(() => {
    if (!name || isKnown) return;
    let isWanted = true;
    void api.call('GET /manage/content/photographs/', { query: { name } }).then((response) => {
      if (isWanted && response.ok)
        setRead({ name, photograph: response.value.items.find((one) => one.name === name) ?? null });
    });
    return () => {
      isWanted = false;
    };
  }, [api, name, isKnown]);
  if (isKnown) return known;
  return read?.name === name ? read.photograph : undefined;
}
