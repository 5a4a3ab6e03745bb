import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { OrdersPage as Component } from './orders-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('orders', request);
