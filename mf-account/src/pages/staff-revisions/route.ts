import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffRevisionsPage as Component } from './staff-revisions-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/revisions/');
