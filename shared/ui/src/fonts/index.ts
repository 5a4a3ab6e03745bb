import golosText from './golos-text.woff2';

/** URLs of the fonts that every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [golosText];
