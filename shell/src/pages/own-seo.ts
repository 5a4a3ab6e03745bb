import type { Seo } from '@site/contracts/seo';

/** What a page of the shell says of itself. None of them is for search engines. */
export const ownSeo = (title: string, canonical: string): Seo => ({
  title,
  description: title,
  h1: title,
  canonical,
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
});
