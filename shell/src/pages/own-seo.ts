import type { Seo } from '@site/contracts/seo';

export const ownSeo = (title: string, canonical: string): Seo => ({
  title,
  description: title,
  h1: title,
  canonical,
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
});
