import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { MainPage as Component } from './main-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('account', request);
