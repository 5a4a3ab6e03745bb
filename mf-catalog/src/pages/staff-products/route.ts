import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffProductsPage as Component } from './staff-products-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/products/list/');
