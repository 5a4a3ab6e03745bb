import { withVisitorsQuery } from '@site/kernel/own-address';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { TrainingPage as Component } from './training-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await context.get(apiContext).page('academy-training', request);
  // One address per training: another category, or an online course among the classes, redirects.
  const { url } = page.pagedata.training;
  const { pathname, search } = new URL(request.url);
  if (pathname.replace(/\/?$/, '/') !== url) throw redirect(withVisitorsQuery(url, search), 301);
  return page;
}
