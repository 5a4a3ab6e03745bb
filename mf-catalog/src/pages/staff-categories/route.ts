import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffCategoriesPage as Component } from './staff-categories-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => api.call('GET /manage/categories/'));
