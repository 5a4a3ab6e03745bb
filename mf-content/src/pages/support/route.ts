import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { SupportPage as Component } from './support-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('support', request);
