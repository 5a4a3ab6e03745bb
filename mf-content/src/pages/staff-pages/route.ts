import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffPagesPage as Component } from './staff-pages-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/content/');
