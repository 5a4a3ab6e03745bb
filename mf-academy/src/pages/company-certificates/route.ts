import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { CompanyCertificatesPage as Component } from './company-certificates-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-certificates', request);
