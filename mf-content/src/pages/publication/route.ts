import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('publication', request);

export { PublicationPage as Component } from './publication-page.tsx';
