import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ConfiguredProposalPage as Component } from './configured-proposal-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('configured-proposal', request);
