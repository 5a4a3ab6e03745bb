import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileEmployeesPage as Component } from './profile-employees-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-employees', request);
