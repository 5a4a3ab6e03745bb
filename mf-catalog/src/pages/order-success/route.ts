import { paths } from '@site/contracts/paths';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { OrderSuccessPage as Component } from './order-success-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.get('orderId')) throw redirect(paths.home());
  return context.get(apiContext).page('order-success', request);
}
