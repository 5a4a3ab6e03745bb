import { siteDay } from '@site/kernel/dates';
import { apiContext, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from '@site/runtime';

export { ConfiguratorPage as Component } from './configurator-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const response = await context.get(apiContext).page('configurator', request);
  // Day of the VAT rate. Set by the loader, so that server and browser agree across midnight.
  return { ...response, day: siteDay(new Date()) };
}

/** All steps have the same data, and the browser has the configuration; only another project is loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const project = nextUrl.searchParams.get('project');
  return project !== null && project !== currentUrl.searchParams.get('project');
}
