import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffRedirectsPage as Component } from './staff-redirects-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/redirects/');
