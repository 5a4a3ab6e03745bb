import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffRegistrationsPage as Component } from './staff-registrations-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/registrations/');
