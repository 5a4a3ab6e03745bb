import { paths } from '@site/contracts/paths';
import { apiContext, type LoaderFunctionArgs } from '@site/runtime';
import { orLastPage } from '../../features/list-page/or-last-page.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  orLastPage(
    request,
    (asked) => context.get(apiContext).page('publications', asked),
    ({ pagedata }) => paths.publications(pagedata.section),
  );

export { PublicationsPage as Component } from './publications-page.tsx';
