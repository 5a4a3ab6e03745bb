import { paths } from '@site/contracts/paths';
import type { WhereToBuyQuery } from '@site/contracts/where-to-buy';

/** Returns the address of a page; the first one has no number. */
export const whereToBuyHref = (city: string | undefined, { page, ...query }: Partial<WhereToBuyQuery>) =>
  paths.whereToBuy(city, { ...query, page: page === 1 ? undefined : page });
