import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { LocationsPage as Component } from './locations-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-locations', request);
