import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffTrainerPage as Component } from './staff-trainer-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/trainers/{slug}/', { params: { slug: args.params.slug! } }));
