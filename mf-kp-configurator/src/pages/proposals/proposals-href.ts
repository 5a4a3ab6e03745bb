import { paths } from '@site/contracts/paths';
import type { ProposalsQuery } from '@site/contracts/proposals';

/** The address of a list. Besides the type, what is as it is by default is left out: one list, one address. */
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

/** Filters beyond the search field: as many as are in force. */
export const filtersIn = ({ author, from, to }: ProposalsQuery): number =>
  [author, from, to].filter((value) => value !== undefined).length;
