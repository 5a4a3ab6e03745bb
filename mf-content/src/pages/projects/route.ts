import { paths } from '@site/contracts/paths';
import { apiContext, type LoaderFunctionArgs } from '@site/runtime';
import { loadListPage } from '../../features/list-page/load-list-page.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadListPage(
    request,
    (asked) => context.get(apiContext).page('project-list', asked),
    () => paths.projects(),
  );

export { ProjectsPage as Component } from './projects-page.tsx';
