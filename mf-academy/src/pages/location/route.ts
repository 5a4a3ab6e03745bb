import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { LocationPage as Component } from './location-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-location', request);
