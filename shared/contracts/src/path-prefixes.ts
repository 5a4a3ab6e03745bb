import { SHOP_FORMS } from './shop-forms.ts';
import { SITE_FILES } from './site-file.ts';

/** Path prefixes that the host proxies to the API: calls and forms, and file folders. */
export const apiCalls = ['/api', '/dev', SHOP_FORMS];
export const apiFolders = ['/media', '/documents'];

/** All path prefixes served by the host: no page has such an address. */
export const hostPrefixes = [...apiCalls, ...apiFolders, '/r', '/builds', SITE_FILES, '/healthz', '/readyz', '/_ops'];
