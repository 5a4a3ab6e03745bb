import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileOfficePage as Component } from './profile-office-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-office', request);
