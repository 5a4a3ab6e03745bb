import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffCompanyAddPage as Component } from './staff-company-add-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, async () => ({ ok: true, value: null }));
