import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { WarrantyPage as Component } from './warranty-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('warranty', request);
