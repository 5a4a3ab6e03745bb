import type { CatalogMenu } from '@site/contracts/catalog-menu';
import { useApi, useSession } from '@site/runtime';
import { useEffect, useState } from 'react';

type Group = CatalogMenu['groups'][number];
type Groups = ReadonlyMap<string, Group>;

/**
 * Loads the details of the groups, by slug: when the menu first opens, and again for another visitor, because prices
 * may differ. Undefined until loaded; null after a failure.
 */
export function useCatalogMenu(open: boolean): Groups | null | undefined {
  const api = useApi();
  const visitor = useSession(({ personal }) => personal?.id ?? '');
  const [loaded, setLoaded] = useState<{ visitor: string; groups: Groups | null }>();
  const current = loaded?.visitor === visitor ? loaded : undefined;
  const isEnabled = open && !current?.groups;

  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const load = async () => {
      const result = await api.call('GET /fetch/catalog-menu/', { signal: controller.signal }).catch(() => undefined);
      if (controller.signal.aborted) return;
      setLoaded({
        visitor,
        groups: result?.ok ? new Map(result.value.groups.map((group) => [group.url, group])) : null,
      });
    };
    void load();
    return () => controller.abort();
  }, [api, isEnabled, visitor]);

  return current?.groups;
}
