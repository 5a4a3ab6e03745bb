import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PartnerPolicyPage as Component } from './partner-policy-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('partner-policy', request);
