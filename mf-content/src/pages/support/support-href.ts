import { paths } from '@site/contracts/paths';
import type { SupportPageData, SupportQuery } from '@site/contracts/support';

type Section = SupportPageData['section'];

/** Returns the address of the list, without default values. */
export function supportHref(section: Section, { sort, page = 1, ...filters }: Partial<SupportQuery>): string {
  const query = { ...filters, sort: sort === 'new' ? undefined : sort, page: page > 1 ? page : undefined };
  return section ? paths.supportDocuments(section, query) : paths.support(query);
}

export const filtersIn = ({ kind, category, series, language }: SupportQuery): number =>
  [kind, category, series, language].filter(Boolean).length;
