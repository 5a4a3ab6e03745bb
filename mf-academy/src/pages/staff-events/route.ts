import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffEventsPage as Component } from './staff-events-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/events/');
