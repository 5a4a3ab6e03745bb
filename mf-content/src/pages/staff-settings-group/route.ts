import type { SiteGroupName } from '@site/contracts/site-groups';
import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffSettingsGroupPage as Component } from './staff-settings-group-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  // The route validates the name.
  loadSection(args, (api) =>
    api.call('GET /manage/site/{group}/', { params: { group: args.params.id as SiteGroupName } }),
  );
