import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PriceListPage as Component } from './price-list-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('price-list', request);
