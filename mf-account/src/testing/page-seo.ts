import type { Seo } from '@site/contracts/seo';

/** SEO data of an account page, for specs that do not test it. */
export const pageSeo = (h1: string): Seo => ({
  title: h1,
  description: '',
  h1,
  canonical: '/',
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
});
