import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffShopPage as Component } from './staff-shop-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/shops/{slug}/', { params: { slug: args.params.id ?? '' } }));
