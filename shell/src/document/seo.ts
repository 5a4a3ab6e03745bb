import type { Seo } from '@site/contracts/seo';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Returns the page's meta and link elements, for the server's HTML and for navigations in the browser. */
export function headTags(seo: Seo, siteOrigin: string): HeadTag[] {
  const absolute = (url: string) => new URL(url, siteOrigin).href;
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
  const { og } = seo;
  return [
    meta({ name: 'description', content: seo.description }),
    meta({ name: 'robots', content: seo.robots }),
    ...(seo.canonical
      ? [{ tag: 'link', attributes: { rel: 'canonical', href: absolute(seo.canonical) } } as const]
      : []),
    ...(seo.feed
      ? [
          {
            tag: 'link',
            attributes: {
              rel: 'alternate',
              type: 'application/rss+xml',
              title: seo.feed.title,
              href: absolute(seo.feed.url),
            },
          } as const,
        ]
      : []),
    meta({ property: 'og:title', content: og?.title ?? seo.title }),
    meta({ property: 'og:description', content: og?.description ?? seo.description }),
    meta({ property: 'og:type', content: og?.type ?? 'website' }),
    ...(seo.canonical ? [meta({ property: 'og:url', content: absolute(seo.canonical) })] : []),
    ...(og?.image
      ? [
          meta({ property: 'og:image', content: absolute(og.image) }),
          // The size of every preview of the API; social networks lay out the card before they fetch the picture.
          meta({ property: 'og:image:width', content: '1200' }),
          meta({ property: 'og:image:height', content: '630' }),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
  ];
}

export const errorSeo = (title: string): Seo => ({
  title,
  description: title,
  h1: title,
  canonical: '',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
});

interface Match {
  id: string;
}

/** Returns the metadata of the deepest matched page that has any. */
export function seoOf(matches: readonly Match[], loaderData: Record<string, unknown>): Seo | undefined {
  return matches
    .map(({ id }) => (loaderData[id] as { seo?: Seo } | undefined)?.seo)
    .filter((seo) => seo !== undefined)
    .at(-1);
}
