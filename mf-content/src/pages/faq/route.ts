import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('content', request);

export { FaqPage as Component } from './faq-page.tsx';
