/** Files of the media library: for the browser, without zod. */

export const photoFormats = ['jpg', 'png', 'webp', 'avif'] as const;

/** Extension in lower case; `jpeg` is `jpg`. */
export const extensionOf = (name: string): string =>
  /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? '';

/** A file name: the tables of products refer to it, and separate names by `|` and `=`. */
export const MEDIA_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()+-]*\.[A-Za-z]+$/u;
export const MEDIA_NAME_MISTAKE = 'В\u00a0имени файла могут быть буквы, цифры, пробелы и\u00a0знаки . _ - + ( )';
export const MAX_MEDIA_NAME = 120;

export const HEIC_MISTAKE = 'Снимки в\u00a0формате HEIC сайт не\u00a0читает. Сохраните снимок как JPEG';

/** In characters. */
export const MAX_ALT = 300;
