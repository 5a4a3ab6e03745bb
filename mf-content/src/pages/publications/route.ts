import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('publications', request);

export { PublicationsPage as Component } from './publications-page.tsx';
