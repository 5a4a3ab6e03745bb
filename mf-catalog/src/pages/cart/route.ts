import { paths } from '@site/contracts/paths';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { CartPage as Component } from './cart-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext).page('cart', request);
  const { cart, checkout, proposal } = answer.pagedata;
  if (proposal?.instead) throw redirect(proposal.instead);
  // The URL of the second step may remain from an order already placed.
  if (checkout && cart.items.length === 0) throw redirect(paths.cart());
  // `focused`: the shell hides its menus during the checkout.
  return { ...answer, focused: checkout !== null };
}
