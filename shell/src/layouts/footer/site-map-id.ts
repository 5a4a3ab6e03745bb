/** The footer's links: where the phone's menu button leads without scripts. */
export const SITE_MAP_ID = 'site-map';
