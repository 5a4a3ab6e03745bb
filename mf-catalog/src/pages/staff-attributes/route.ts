import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffAttributesPage as Component } from './staff-attributes-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, (api) => api.call('GET /manage/attributes/'));
