import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffTrainerAddPage as Component } from './staff-trainer-add-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadSection(args, async () => ({ ok: true, value: null }));
