import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { TrainingsPage as Component } from './trainings-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-trainings', request);
