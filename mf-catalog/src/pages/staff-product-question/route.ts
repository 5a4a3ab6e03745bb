import type { LoaderFunctionArgs } from '@site/runtime';
import { loadSection } from '@site/staff/section';

export { StaffProductQuestionPage as Component } from './staff-product-question-page.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  loadSection(args, (api) => api.call('GET /manage/product-questions/{id}/', { params: { id: args.params.id! } }));
