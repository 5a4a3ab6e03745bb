/** Id of the footer's links, the target of the phone menu button without scripts. */
export const SITE_MAP_ID = 'site-map';
