import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffProductQuestionsPage as Component } from './staff-product-questions-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/product-questions/');
