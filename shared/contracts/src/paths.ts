/**
 * Typed builders for every address of the site. Links are made here only, so that an address changes in one place.
 * A path without a query string ends in a slash (the site's canonical form); with a query string it does not.
 * A namespace and not an object: a build keeps the addresses that it uses.
 */
export * as paths from './addresses.ts';
export { withQuery } from './addresses.ts';
