import { paths } from '@site/contracts/paths';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { StaffFirstPage as Component } from './staff-first-page.tsx';

/** Guests of a site with an administrator go to the login; users get 404 from the API. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await context.get(apiContext).page('staff-first', request);
  if (!page.pagedata.isOpen) throw redirect(paths.login(paths.staff()));
  return page;
}
