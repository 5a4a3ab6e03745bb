import type { SiteData } from '@site/contracts/site-data';
import type { SessionStore } from '@site/runtime';
import { createContext } from 'react-router-dom';

/**
 * The site's data and the visitor, on their way: on the server they are asked for once a request, and whoever needs
 * them awaits them, so that the page's own data loads beside them; in the browser they are there from the start.
 */
export const siteContext = createContext<Promise<SiteData>>();
export const visitorContext = createContext<Promise<SessionStore>>();
