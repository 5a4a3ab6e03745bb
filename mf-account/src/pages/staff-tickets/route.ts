import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffTicketsPage as Component } from './staff-tickets-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/tickets/');
