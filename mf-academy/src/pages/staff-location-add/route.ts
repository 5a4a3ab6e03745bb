import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffLocationAddPage as Component } from './staff-location-add-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, async () => ({ ok: true, value: null }));
