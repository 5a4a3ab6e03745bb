import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  context.get(apiContext).page('project-list', request);

export { ProjectsPage as Component } from './projects-page.tsx';
