import type { LoaderFunctionArgs } from '@site/runtime';
import { loadList } from '@site/staff/section';

export { StaffMediaPage as Component } from './staff-media-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(args, 'GET /manage/media/');
