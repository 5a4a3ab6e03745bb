import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffProductPage as Component } from './staff-product-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/products/{id}/', { params: { id: args.params.id! } }));
