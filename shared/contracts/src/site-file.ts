/** Prefix of the files with the site's data (`SiteData`): the renderer names them by their hash, the host serves them for good. */
export const SITE_FILES = '/site-data';
export const siteFileUrl = (hash: string) => `${SITE_FILES}/${hash}.json`;
