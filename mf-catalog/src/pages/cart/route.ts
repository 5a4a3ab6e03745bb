import { paths } from '@site/contracts/paths';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { CartPage as Component } from './cart-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext).page('cart', request);
  const { cart, checkout, proposal } = answer.pagedata;
  if (proposal?.instead) throw redirect(proposal.instead);
  // Nothing to order: the address of the second step may be kept from an order that is placed.
  if (checkout && cart.items.length === 0) throw redirect(paths.cart());
  // An order is finished without being led elsewhere: the shell leaves its menus out.
  return { ...answer, focused: checkout !== null };
}
