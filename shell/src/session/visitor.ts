import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, SessionStore } from '@site/runtime';
import { createSessionStore } from '@site/runtime/shell';
import { createContext } from 'react-router-dom';

/**
 * The site's data and the visitor, on their way: on the server they are asked for once a request, and whoever needs
 * them awaits them, so that the page's own data loads beside them; in the browser they are there from the start.
 */
export const siteContext = createContext<Promise<SiteData>>();
export const visitorContext = createContext<Promise<SessionStore>>();

/**
 * The data of the site: the file that the page names is what it was rendered with. An older page may outlive its file, and
 * a host may lack it; then it is what the API says by now.
 */
export async function askSite(file: string | undefined, api: Pick<ApiClient, 'siteData'>): Promise<SiteData> {
  const response = file ? await fetch(file).catch(() => undefined) : undefined;
  const site: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return (site as SiteData | undefined) ?? api.siteData();
}

/**
 * Who the visitor is, when the page does not say it already. An API that cannot tell makes no guest of anybody: whoever
 * awaits the answer fails, and the visitor sees the error page in place of one that has logged him out.
 */
export const askVisitor = async (
  known: UserData | undefined,
  api: Pick<ApiClient, 'userData'>,
): Promise<SessionStore> => createSessionStore(known ?? (await api.userData()));
