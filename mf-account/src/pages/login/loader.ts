import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';

/** The page has no content from the server and is not for search engines. */
const seo: Seo = {
  title: 'Вход в личный кабинет',
  description: 'Вход по номеру мобильного телефона и коду из СМС.',
  h1: 'Вход в\u00a0личный кабинет',
  canonical: paths.login(),
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
};

export const loader = () => ({ seo });
