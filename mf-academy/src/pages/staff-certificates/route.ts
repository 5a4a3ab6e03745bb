import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffCertificatesPage as Component } from './staff-certificates-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/academy-certificates/');
