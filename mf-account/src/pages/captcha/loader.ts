import { paths } from '@site/contracts/paths';
import type { Seo } from '@site/contracts/seo';

const seo: Seo = {
  title: 'Проверка',
  description: 'Короткая проверка перед тем, как продолжить.',
  h1: 'Проверяем запрос',
  canonical: paths.captcha(),
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
};

export const loader = () => ({ seo });
