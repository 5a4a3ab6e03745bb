import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffProposalsPage as Component } from './staff-proposals-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/proposals/');
