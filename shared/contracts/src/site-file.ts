/** URL prefix of the site data files (`SiteData`): named by their hash, hence served as immutable. */
export const SITE_FILES = '/site-data';
export const siteFileUrl = (hash: string) => `${SITE_FILES}/${hash}.json`;
