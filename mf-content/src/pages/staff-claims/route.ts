import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';
import { stateQuery } from '../../features/staff-states/state-query.ts';

export { StaffClaimsPage as Component } from './staff-claims-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/warranty-claims/', { query: stateQuery(args.request) }));
