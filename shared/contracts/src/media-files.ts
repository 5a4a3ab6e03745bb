/** Files of the media library: for the browser, without zod. */

export const photoFormats = ['jpg', 'png', 'webp', 'avif'] as const;

export const DRAWING_FORMAT = 'svg';

export const VIDEO_FORMAT = 'mp4';

/** Documents by extension, with the names of their formats. */
export const documentFormats = {
  pdf: 'PDF',
  step: 'STEP',
  stp: 'STEP',
  ifc: 'IFC',
  dwg: 'DWG',
  dxf: 'DXF',
} as const;
export type DocumentFormat = (typeof documentFormats)[keyof typeof documentFormats];

/** Extensions of all accepted files. */
export const mediaExtensions: readonly string[] = [
  ...photoFormats,
  DRAWING_FORMAT,
  VIDEO_FORMAT,
  ...Object.keys(documentFormats),
];

/** Extension in lower case; `jpeg` is `jpg`. */
export const extensionOf = (name: string): string =>
  /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg') ?? '';

/** The format that the name of a document states; null for other names. */
export function documentFormatOf(name: string): DocumentFormat | null {
  const extension = extensionOf(name);
  return Object.hasOwn(documentFormats, extension) ? documentFormats[extension as keyof typeof documentFormats] : null;
}

export const isDrawingName = (name: string): boolean => extensionOf(name) === DRAWING_FORMAT;

export const isVideoName = (name: string): boolean => extensionOf(name) === VIDEO_FORMAT;

/** A file name: the tables of products refer to it, and separate names by `|` and `=`. */
export const MEDIA_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()+-]*\.[A-Za-z0-9]+$/u;
export const MEDIA_NAME_MISTAKE = 'В\u00a0имени файла могут быть буквы, цифры, пробелы и\u00a0знаки . _ - + ( )';
export const MAX_MEDIA_NAME = 120;

const COMPATIBLE = '«Настройки\u00a0→ Камера\u00a0→ Форматы\u00a0→ Наиболее совместимый»';
export const HEIC_MISTAKE = `Снимки в\u00a0формате HEIC сайт не\u00a0читает. Сохраните снимок как JPEG; чтобы iPhone сразу снимал в\u00a0JPEG, выберите ${COMPATIBLE}`;
export const SVGZ_MISTAKE =
  'Сжатые чертежи (SVGZ) сайт не\u00a0принимает: сохраните чертёж как обычный SVG, без сжатия';
export const HEVC_ADVICE = `Сохраните ролик в\u00a0H.264; чтобы iPhone сразу снимал в\u00a0нём, выберите ${COMPATIBLE}`;

/** Extensions of videos that the site does not take. */
export const otherVideoFormats: readonly string[] = [
  'mov',
  'm4v',
  'avi',
  'mkv',
  'webm',
  'wmv',
  '3gp',
  'mpg',
  'mpeg',
  'ts',
];
export const VIDEO_MISTAKE =
  'Видео сайт принимает только в\u00a0формате MP4 (H.264, звук AAC). Сохраните ролик в\u00a0нём';

export const CAPTIONS_FORMAT = 'vtt';
export const CAPTIONS_MISTAKE =
  'Субтитры сайт принимает только в\u00a0формате WebVTT: файл с\u00a0расширением .vtt. Сохраните их в\u00a0нём';

export const ARCHIVE_MISTAKE = 'Архивы сайт не\u00a0принимает: распакуйте архив и\u00a0загрузите сами файлы';

/** In characters. */
export const MAX_ALT = 300;
