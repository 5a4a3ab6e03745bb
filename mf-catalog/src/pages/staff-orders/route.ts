import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffOrdersPage as Component } from './staff-orders-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/orders/');
