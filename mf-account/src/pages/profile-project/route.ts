import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileProjectPage as Component } from './profile-project-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-project', request);
