import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffRevisionPage as Component } from './staff-revision-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/revisions/{revision}/', { params: { revision: args.params.id! } }));
