import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { CalendarPage as Component } from './calendar-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-calendar', request);
