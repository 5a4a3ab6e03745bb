import type { CatalogMenu } from '@site/contracts/catalog-menu';
import { useApi, useSession } from '@site/runtime';
import { useEffect, useState } from 'react';

type Group = CatalogMenu['groups'][number];
type Groups = ReadonlyMap<string, Group>;

/**
 * What stands beside the names, by the slug of the group: asked for when the menu first opens, and again by another visitor,
 * whose prices may be others. Undefined until it has come; null where it cannot, and the menu does without.
 */
export function useCatalogMenu(open: boolean): Groups | null | undefined {
  const api = useApi();
  const visitor = useSession(({ personal }) => personal?.id ?? '');
  const [kept, keep] = useState<{ visitor: string; groups: Groups | null }>();
  const known = kept?.visitor === visitor ? kept : undefined;
  const asks = open && !known?.groups;

  useEffect(() => {
    if (!asks) return;
    const late = new AbortController();
    const ask = async () => {
      const answer = await api.call('GET /fetch/catalog-menu/', { signal: late.signal }).catch(() => undefined);
      if (late.signal.aborted) return;
      keep({ visitor, groups: answer?.ok ? new Map(answer.value.groups.map((group) => [group.url, group])) : null });
    };
    void ask();
    return () => late.abort();
  }, [api, asks, visitor]);

  return known?.groups;
}
