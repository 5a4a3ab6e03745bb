import type { SiteData } from '@site/contracts/site-data';
import { SiteProvider } from '@site/runtime/shell';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FixedMarkupSource } from '../layouts/fixed-markup.tsx';

/**
 * Keeps what is the same on all pages made with the same data of the site. What is asked for and not there is rendered by
 * the page itself, and kept afterwards: rendering within a rendering would take React's hooks from the component that asks.
 */
export function createFixedMarkup() {
  const kept = new WeakMap<SiteData, Map<string, string>>();

  return (site: SiteData): { source: FixedMarkupSource; keep(): void } => {
    const known = kept.get(site) ?? new Map<string, string>();
    kept.set(site, known);
    const missed = new Map<string, () => ReactNode>();
    return {
      source(name, render) {
        const markup = known.get(name);
        if (markup === undefined) missed.set(name, render);
        return markup;
      },
      keep() {
        for (const [name, render] of missed)
          known.set(name, renderToStaticMarkup(<SiteProvider site={site}>{render()}</SiteProvider>));
      },
    };
  };
}
