import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffTrainingAddPage as Component } from './staff-training-add-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/training-choices/'));
