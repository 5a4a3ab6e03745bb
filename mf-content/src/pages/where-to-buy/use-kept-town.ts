import { paths } from '@site/contracts/paths';
import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { useLocation, useNavigate } from '@site/runtime';
import { useEffect } from 'react';

const KEY = 'where-to-buy-town';

/** A browser may forbid its storage: then nothing is kept. */
function stored(task: (kept: Storage) => string | null | void): string | null {
  try {
    return task(localStorage) ?? null;
  } catch {
    return null;
  }
}
/** In the life of this document: whoever goes from a town to all of Russia wants that. */
let hasSeenTown = false;

/** The town that was chosen last is shown at the next visit, until the visitor goes back to all of Russia. */
export function useKeptTown({ city, cities }: Pick<WhereToBuyPageData, 'city' | 'cities'>) {
  const navigate = useNavigate();
  const slug = city?.slug;
  const { search, hash } = useLocation();
  // An address that asks for anything stays as it was opened.
  const isPlain = search + hash === '';
  useEffect(() => {
    if (slug) {
      hasSeenTown = true;
      stored((kept) => kept.setItem(KEY, slug));
      return;
    }
    if (hasSeenTown) {
      stored((kept) => kept.removeItem(KEY));
      return;
    }
    const kept = stored((kept) => kept.getItem(KEY));
    if (isPlain && kept && cities.some(({ value }) => value === kept))
      void navigate(paths.whereToBuy(kept), { replace: true });
  }, [slug, isPlain, cities, navigate]);
}
