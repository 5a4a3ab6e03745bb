/**
 * Typed builders for every URL of the site, the only place that spells them out. A path without a query string ends in a
 * slash (the site's canonical form); with a query string it does not.
 * A namespace instead of an object, so that a build can drop unused builders.
 */
export * as paths from './addresses.ts';
export { withQuery } from './addresses.ts';
