import { paths } from '@site/contracts/paths';
import { apiContext, redirect, type LoaderFunctionArgs } from '@site/runtime';

export { WhereToBuyPage as Component } from './where-to-buy-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const city = searchParams.get('city');
  // The form sends the town with its other fields, including empty ones; a town has an address of its own.
  if (city !== null) {
    const query = Object.fromEntries([...searchParams].filter(([name, value]) => name !== 'city' && value !== ''));
    throw redirect(paths.whereToBuy(city || undefined, query));
  }
  return context.get(apiContext).page('where-to-buy', request);
}
