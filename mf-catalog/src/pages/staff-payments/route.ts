import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffPaymentsPage as Component } from './staff-payments-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/payments/');
