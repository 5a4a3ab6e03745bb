import type { MenuCode } from '@site/contracts/site-menus';
import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffMenuPage as Component } from './staff-menu-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  // The route validates the code.
  loadSection(args, (api) => api.call('GET /manage/menus/{code}/', { params: { code: args.params.id as MenuCode } }));
