import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileProjectsPage as Component } from './profile-projects-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-projects', request);
