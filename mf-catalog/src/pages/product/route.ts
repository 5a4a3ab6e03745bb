import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProductPage as Component } from './product-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('product', request);
