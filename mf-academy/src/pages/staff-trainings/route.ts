import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffTrainingsPage as Component } from './staff-trainings-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/trainings/');
