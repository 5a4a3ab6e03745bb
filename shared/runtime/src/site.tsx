import type { SiteData } from '@site/contracts/site-data';
import { createContext, use, type ReactNode } from 'react';

const SiteContext = createContext<SiteData | null>(null);

export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The menus, categories, settings, texts and contacts shared by every page. */
export function useSite(): SiteData {
  const site = use(SiteContext);
  if (!site) throw new Error('No site data: wrap the component in SiteProvider, as the shell does for every page');
  return site;
}
