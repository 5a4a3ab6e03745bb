import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { OrderPage as Component } from './order-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('order', request);
