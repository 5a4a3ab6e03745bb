import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';
import { stateQuery } from '../../features/staff-states/state-query.ts';

export { StaffRequestsPage as Component } from './staff-requests-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/requests/', { query: stateQuery(args.request) }));
