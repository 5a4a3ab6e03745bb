import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, SessionStore } from '@site/runtime';
import { createSessionStore, withDeadline } from '@site/runtime/shell';
import { createContext } from 'react-router-dom';

/**
 * Promises of the site data and the visitor. On the server they are loaded once per request, in parallel with the
 * page's data; in the browser they are available from the start.
 */
export const siteContext = createContext<Promise<SiteData>>();
export const visitorContext = createContext<Promise<SessionStore>>();

/** Timeout of the site data's file, in ms: hydration waits for it. */
const FILE_TIMEOUT = 3000;

/**
 * Loads the site data from the file that the page was rendered with, or from the API if the file is not available: an
 * older page may outlive its file, a host may lack it, and its connection may stall.
 */
export async function loadSite(file: string | undefined, api: Pick<ApiClient, 'siteData'>): Promise<SiteData> {
  const site = file && (await withDeadline(FILE_TIMEOUT, (signal) => readFile(file, signal)).catch(() => undefined));
  return site || api.siteData();
}

async function readFile(file: string, signal: AbortSignal): Promise<SiteData | undefined> {
  const response = await fetch(file, { signal });
  return response.ok ? ((await response.json()) as SiteData) : undefined;
}

/**
 * Creates the visitor's session from the page's data, or from the API. If the API fails, it rejects, so that the
 * visitor gets an error page instead of appearing logged out.
 */
export const loadVisitor = async (
  known: UserData | undefined,
  api: Pick<ApiClient, 'userData'>,
): Promise<SessionStore> => createSessionStore(known ?? (await api.userData()));
