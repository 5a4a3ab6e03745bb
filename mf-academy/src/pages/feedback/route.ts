import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { FeedbackPage as Component } from './feedback-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-feedback', request);
