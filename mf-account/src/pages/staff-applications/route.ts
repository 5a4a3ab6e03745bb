import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffApplicationsPage as Component } from './staff-applications-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/applications/');
