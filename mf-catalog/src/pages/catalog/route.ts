import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { CatalogPage as Component } from './catalog-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('catalog', request);
