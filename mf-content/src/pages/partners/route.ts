import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { PartnersPage as Component } from './partners-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('partners', request);
