import { paths } from './paths.ts';

/** `/about/contacts/` as one segment of an address: `about~contacts`; the home page is `~`. */
export const segmentOf = (address: string): string => address.slice(1, -1).replaceAll('/', '~') || '~';

/** The page of a document in the back office. */
export const documentPage = (address: string): string => paths.staffSection('pages', segmentOf(address));
