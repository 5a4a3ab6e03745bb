import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffEventAddPage as Component } from './staff-event-add-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => api.call('GET /manage/event-choices/'));
