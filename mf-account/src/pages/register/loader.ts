import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';
import { apiContext, type LoaderFunctionArgs } from '@site/runtime';

const seo: Seo = {
  title: 'Регистрация',
  description: 'Регистрация по номеру мобильного телефона и коду из СМС.',
  h1: 'Регистрация',
  canonical: paths.register(),
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
};

/** With the invitation that a text message links to; null when it is over. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('invitation');
  const found = id
    ? await context.get(apiContext).call('GET /account/user/invitation/{id}/', { params: { id } })
    : null;
  return { seo, invitation: found?.ok ? found.value : null };
}
