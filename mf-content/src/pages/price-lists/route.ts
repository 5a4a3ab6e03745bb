import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PriceListsPage as Component } from './price-lists-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('price-lists', request);
