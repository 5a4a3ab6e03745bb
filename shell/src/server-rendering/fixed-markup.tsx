import type { SiteData } from '@site/contracts/site-data';
import { SiteProvider } from '@site/runtime/shell';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FixedMarkupSource } from '../layouts/fixed-markup.tsx';

/**
 * Caches markup that depends only on the site's data. On a miss the page renders it itself, and `store` caches it
 * afterwards, because a nested rendering would break the hooks of the outer component.
 */
export function createFixedMarkup() {
  const cache = new WeakMap<SiteData, Map<string, string>>();

  return (site: SiteData): { source: FixedMarkupSource; store(): void } => {
    const known = cache.get(site) ?? new Map<string, string>();
    cache.set(site, known);
    const missed = new Map<string, () => ReactNode>();
    return {
      source(name, render) {
        const markup = known.get(name);
        if (markup === undefined) missed.set(name, render);
        return markup;
      },
      store() {
        for (const [name, render] of missed)
          known.set(name, renderToStaticMarkup(<SiteProvider site={site}>{render()}</SiteProvider>));
      },
    };
  };
}
