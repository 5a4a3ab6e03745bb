import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffMenusPage as Component } from './staff-menus-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => api.call('GET /manage/menus/'));
