import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileBranchPage as Component } from './profile-branch-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-branch', request);
