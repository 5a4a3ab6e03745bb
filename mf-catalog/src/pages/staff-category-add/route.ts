import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffCategoryAddPage as Component } from './staff-category-add-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/product-choices/'));
