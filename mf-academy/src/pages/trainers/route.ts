import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { TrainersPage as Component } from './trainers-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-trainers', request);
