import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PartnerMaterialsPage as Component } from './partner-materials-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('partner-materials', request);
