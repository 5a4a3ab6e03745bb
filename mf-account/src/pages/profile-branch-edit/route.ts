import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileBranchEditPage as Component } from './profile-branch-edit-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-branch', request);
