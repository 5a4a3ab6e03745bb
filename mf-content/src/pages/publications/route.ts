import { paths } from '@site/contracts/paths';
import { apiContext, type LoaderFunctionArgs } from '@site/runtime';
import { loadListPage } from '../../features/list-page/load-list-page.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadListPage(
    request,
    (asked) => context.get(apiContext).page('publications', asked),
    ({ pagedata }) => paths.publications(pagedata.section),
  );

export { PublicationsPage as Component } from './publications-page.tsx';
