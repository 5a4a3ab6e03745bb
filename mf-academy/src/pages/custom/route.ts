import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { CustomPage as Component } from './custom-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('academy-custom', request);
