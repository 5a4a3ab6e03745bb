import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

export { WishlistPage as Component } from './wishlist-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) => context.get(apiContext).page('wishlist', request);
