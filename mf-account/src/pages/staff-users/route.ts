import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffUsersPage as Component } from './staff-users-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/users/');
