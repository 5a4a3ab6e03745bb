import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { AttendancePage as Component } from './attendance-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-attendance', request);
