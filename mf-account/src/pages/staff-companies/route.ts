import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffCompaniesPage as Component } from './staff-companies-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/companies/');
