/**
 * Sections made of block pages alone, where editors can add pages, besides the top level of the site and the account.
 * Without zod, for the browser.
 */
export const contentSections = ['/landings', '/profi'] as const;
