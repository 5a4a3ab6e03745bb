import { paths } from '@site/contracts/paths';
import type { ProposalsQuery } from '@site/contracts/proposals';

/** Returns the address of a list. Defaults other than the type are omitted, so that each list has one address. */
export const proposalsHref = ({
  type = 'all',
  author,
  from,
  to,
  search,
  sort,
  page,
}: Partial<ProposalsQuery>): string =>
  paths.proposalList({
    type,
    author,
    from,
    to,
    search: search || undefined,
    sort: sort === '-changed' ? undefined : sort,
    page: page && page > 1 ? page : undefined,
  });

export const filtersIn = ({ author, from, to }: ProposalsQuery): number =>
  [author, from, to].filter((value) => value !== undefined).length;
