import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { CertificatesPage as Component } from './certificates-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-certificates', request);
