import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { EventPage as Component } from './event-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-event', request);
