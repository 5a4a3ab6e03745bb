import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { WarrantyClaimPage as Component } from './warranty-claim-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('warranty-claim', request);
