import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ComparePage as Component } from './compare-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('compare', request);
