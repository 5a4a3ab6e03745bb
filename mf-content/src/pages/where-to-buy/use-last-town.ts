import { paths } from '@site/contracts/paths';
import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { readStorage, useLocation, useNavigate, writeStorage } from '@site/runtime';
import { useEffect } from 'react';

const KEY = 'where-to-buy-town';

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
      writeStorage('localStorage', KEY, slug);
      return;
    }
    if (hasSeenTown) {
      writeStorage('localStorage', KEY, null);
      return;
    }
    const kept = readStorage('localStorage', KEY);
    if (hasNoCondition && kept && cities.some(({ value }) => value === kept))
      void navigate(paths.whereToBuy(kept), { replace: true });
  }, [slug, hasNoCondition, cities, navigate]);
}
