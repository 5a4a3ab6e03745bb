import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PublicProposalPage as Component } from './public-proposal-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('public-proposal', request);
