import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { CertificateCheckPage as Component } from './certificate-check-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('certificate-check', request);
