import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, SessionStore } from '@site/runtime';
import { createSessionStore } from '@site/runtime/shell';
import { createContext } from 'react-router-dom';

/**
 * Promises of the site data and the visitor. On the server they are loaded once per request, in parallel with the
 * page's data; in the browser they are available from the start.
 */
export const siteContext = createContext<Promise<SiteData>>();
export const visitorContext = createContext<Promise<SessionStore>>();

/**
 * Loads the site data from the file that the page was rendered with, or from the API if the file is not available: an
 * older page may outlive its file, and a host may lack it.
 */
export async function loadSite(file: string | undefined, api: Pick<ApiClient, 'siteData'>): Promise<SiteData> {
  const response = file ? await fetch(file).catch(() => undefined) : undefined;
  const site: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return (site as SiteData | undefined) ?? api.siteData();
}

/**
 * Creates the visitor's session from the page's data, or from the API. If the API fails, it rejects, so that the
 * visitor gets an error page instead of appearing logged out.
 */
export const loadVisitor = async (
  known: UserData | undefined,
  api: Pick<ApiClient, 'userData'>,
): Promise<SessionStore> => createSessionStore(known ?? (await api.userData()));
