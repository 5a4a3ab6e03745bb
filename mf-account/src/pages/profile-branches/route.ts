import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileBranchesPage as Component } from './profile-branches-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-branches', request);
