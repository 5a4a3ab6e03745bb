import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('news-list', request);

export { NewsListPage as Component } from './news-list-page.tsx';
