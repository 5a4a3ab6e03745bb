/**
 * Sections whose pages are made of blocks alone: there editors add pages, as they do at the top of the site and in the
 * account. Without the schemas, for the browser.
 */
export const contentSections = ['/landings', '/profi'] as const;
