import { paths } from '@site/contracts/paths';
import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { useLocation, useNavigate } from '@site/runtime';
import { useEffect } from 'react';

const KEY = 'where-to-buy-town';

/** Storage access that may be forbidden by the browser: then nothing is stored. */
function withStorage(task: (storage: Storage) => string | null | void): string | null {
  try {
    return task(localStorage) ?? null;
  } catch {
    return null;
  }
}
/** Since the document was loaded: going from a town to all of Russia is a deliberate choice. */
let hasSeenTown = false;

/** Opens the last town on the next visit, until the visitor returns to all of Russia. */
export function useLastTown({ city, cities }: Pick<WhereToBuyPageData, 'city' | 'cities'>) {
  const navigate = useNavigate();
  const slug = city?.slug;
  const { search, hash } = useLocation();
  // An address with a query or a hash stays as it was opened.
  const hasNoCondition = search + hash === '';
  useEffect(() => {
    if (slug) {
      hasSeenTown = true;
      withStorage((storage) => storage.setItem(KEY, slug));
      return;
    }
    if (hasSeenTown) {
      withStorage((storage) => storage.removeItem(KEY));
      return;
    }
    const kept = withStorage((storage) => storage.getItem(KEY));
    if (hasNoCondition && kept && cities.some(({ value }) => value === kept))
      void navigate(paths.whereToBuy(kept), { replace: true });
  }, [slug, hasNoCondition, cities, navigate]);
}
