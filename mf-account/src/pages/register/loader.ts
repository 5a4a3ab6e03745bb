import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';

const seo: Seo = {
  title: 'Регистрация',
  description: 'Регистрация по номеру мобильного телефона и коду из СМС.',
  h1: 'Регистрация',
  canonical: paths.register(),
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
};

export const loader = () => ({ seo });
