import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffCategoryPage as Component } from './staff-category-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/categories/{id}/', { params: { id: args.params.id! } }));
