import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { AccountAcademyPage as Component } from './account-academy-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('account-academy', request);
