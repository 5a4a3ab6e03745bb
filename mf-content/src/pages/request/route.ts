import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { RequestPage as Component } from './request-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('request', request);
