import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { StaffPeoplePage as Component } from './staff-people-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('staff-people', request);
