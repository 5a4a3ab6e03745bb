import cyrillic from './golos-text-cyrillic.woff2';
import latin from './golos-text-latin.woff2';

/** Addresses of the two fonts that every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [cyrillic, latin];
