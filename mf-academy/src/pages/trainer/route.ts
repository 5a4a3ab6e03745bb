import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { TrainerPage as Component } from './trainer-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-trainer', request);
