import { paths } from '@site/contracts/paths';
import { withVisitorsQuery } from '@site/kernel/own-address';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { ProductPage as Component } from './product-page.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext).page('product', request);
  if (answer.pagedata.preview_until) return answer;
  const { slug } = answer.pagedata.product;
  // The API also finds a product by its id.
  if (slug !== params.slug) throw redirect(withVisitorsQuery(paths.product(slug), new URL(request.url).search), 301);
  return answer;
}
