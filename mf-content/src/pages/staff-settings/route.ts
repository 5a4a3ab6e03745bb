import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffSettingsPage as Component } from './staff-settings-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => api.call('GET /manage/site/'));
