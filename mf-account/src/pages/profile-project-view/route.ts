import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileProjectViewPage as Component } from './profile-project-view-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-project', request);
