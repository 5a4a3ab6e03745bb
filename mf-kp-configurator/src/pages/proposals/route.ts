import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProposalsPage as Component } from './proposals-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('proposals', request);
