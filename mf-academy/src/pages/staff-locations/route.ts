import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffLocationsPage as Component } from './staff-locations-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/locations/');
