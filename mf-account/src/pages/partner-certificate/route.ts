import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PartnerCertificatePage as Component } from './partner-certificate-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('partner-certificate', request);
