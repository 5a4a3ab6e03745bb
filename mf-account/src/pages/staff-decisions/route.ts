import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffDecisionsPage as Component } from './staff-decisions-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/decisions/');
