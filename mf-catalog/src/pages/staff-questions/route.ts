import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffQuestionsPage as Component } from './staff-questions-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/questions/');
