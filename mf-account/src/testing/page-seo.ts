import type { Seo } from '@site/contracts/seo';

/** What the API says of a page of the account, for specs that look at the rest. */
export const pageSeo = (h1: string): Seo => ({
  title: h1,
  description: '',
  h1,
  canonical: '/',
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
});
