import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { ProfileOwnProductsPage as Component } from './profile-own-products-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('company-products', request);
