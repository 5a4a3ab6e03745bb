import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffTrainersPage as Component } from './staff-trainers-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/trainers/');
