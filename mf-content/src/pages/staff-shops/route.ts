import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffShopsPage as Component } from './staff-shops-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/shops/');
