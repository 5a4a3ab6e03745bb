import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('news-item', request);

export { NewsItemPage as Component } from './news-item-page.tsx';
