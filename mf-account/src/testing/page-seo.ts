import type { Seo } from '@site/contracts/seo';

export const pageSeo = (h1: string): Seo => ({
  title: h1,
  description: '',
  h1,
  canonical: '/',
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
});
