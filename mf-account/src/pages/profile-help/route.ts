import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileHelpPage as Component } from './profile-help-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-help', request);
