import { MAX_DRAWING_BYTES } from '@site/contracts/limits';
import { SVGZ_MISTAKE } from '@site/contracts/media-files';
import { formatFileSize } from '@site/kernel/typography';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '../../../../errors.ts';
import { withoutPhotoData } from '../../../../uploads/photo-data.ts';
import { runApart } from '../../../../uploads/run-apart.ts';
import { uploadProblems } from '../../../../uploads/upload-problems.ts';

export type Task = { content: Uint8Array };
/** Why a drawing is refused. */
export type Reason = keyof typeof refusals;
/** Removed things that the author of a drawing would miss. */
export type NoteCode = keyof typeof removed;
type Cleaned = {
  svg: string;
  /** WebP in the size of the drawing. */
  raster: Uint8Array;
  width: number;
  height: number;
  notes: NoteCode[];
  fonts: string[];
};
export type Result = Cleaned | { refused: Reason; detail?: string | undefined };

const PROCESS = fileURLToPath(new URL('drawing-process.mjs', import.meta.url));
/** A drawing of the largest number of elements takes ten. */
const SECONDS = 30;
const MAX_MEMORY = 1024 * 2 ** 20;

const EMBED = 'Вставьте в\u00a0файл то, на что он ссылается, и\u00a0сохраните заново';
const refusals = {
  compressed: () => SVGZ_MISTAKE,
  encoding: (name = '') => `Кодировка ${name} не\u00a0читается. Сохраните чертёж в\u00a0UTF-8`,
  format: () => 'Внутри файла\u00a0— не\u00a0SVG: исправьте расширение или сохраните чертёж заново',
  malformed: (line = '') =>
    `Чертёж повреждён${line && `: строка ${line} не\u00a0читается`}. Сохраните его в\u00a0редакторе заново`,
  entities: () =>
    'В\u00a0чертеже есть вложенные или внешние сущности XML (<!ENTITY>). Сохраните его как простой SVG, без них',
  elements: () =>
    'В\u00a0чертеже слишком много элементов: больше 30\u00a0000. Уберите лишнее или сохраните его как PNG',
  depth: () => 'В\u00a0чертеже слишком много вложенных групп. Разгруппируйте их',
  uses: () =>
    'Копии в\u00a0чертеже (элементы use) ссылаются друг на\u00a0друга или их слишком много. Разберите их на\u00a0контуры',
  stylesheet: () =>
    'Стили чертежа\u00a0— в\u00a0другом файле. Сохраните их внутри SVG: «внутренний CSS» или «атрибуты»',
  external: (address = '') => `Чертёж ссылается на\u00a0другой файл или сайт: ${address}. ${EMBED}`,
  picture: (address = '') =>
    `Картинка в\u00a0чертеже\u00a0— не\u00a0внутри файла: ${address}. Вставьте её в\u00a0файл как PNG или JPEG и\u00a0сохраните заново`,
  embedded: () => 'Картинка в\u00a0чертеже повреждена или не\u00a0PNG, JPEG, GIF, WebP. Вставьте её заново',
  pixels: () => 'Картинки в\u00a0чертеже слишком большие: вместе больше 50\u00a0млн точек. Уменьшите их',
  foreign: () =>
    'Текст чертежа\u00a0— в\u00a0HTML (foreignObject), его увидят не\u00a0все. Сохраните текст как SVG или переведите в\u00a0кривые',
  size: (value = '') =>
    `Размер чертежа не\u00a0читается: «${value}». Задайте размер страницы в\u00a0редакторе и\u00a0сохраните заново`,
  unsized: () =>
    'У\u00a0чертежа нет размера: ни\u00a0width и\u00a0height, ни\u00a0viewBox. Задайте размер страницы и\u00a0сохраните заново',
  proportions: () =>
    'Чертёж слишком узкий или слишком плоский. Задайте страницу по\u00a0размеру рисунка или поверните его',
  blank: () =>
    'На\u00a0чертеже ничего не\u00a0видно. Проверьте, что рисунок\u00a0— в\u00a0границах страницы и\u00a0показан',
} satisfies Record<string, (detail?: string) => string>;

const removed = {
  scripts: 'скрипты',
  animations: 'анимация: чертёж неподвижен',
  links: 'ссылки',
  html: 'разметка HTML',
};

/** Fonts that most devices have, and words for any font of a kind. */
const COMMON =
  /^(?:arial|helvetica|times|times new roman|courier|courier new|verdana|georgia|tahoma|trebuchet ms|segoe ui|roboto|(?:ui-)?(?:sans-serif|serif|monospace)|system-ui|inherit)$/i;
const MAX_FONTS = 3;

/** The first family of each list of fonts, except common ones. */
function rareFonts(lists: readonly string[]): string[] {
  const families = lists.map((list) => (list.split(',')[0] ?? '').replace(/["']/g, '').trim());
  return [...new Set(families)].filter((family) => family !== '' && family.length <= 60 && !COMMON.test(family));
}

function notesOf({ notes, fonts }: Cleaned): string[] {
  const rare = rareFonts(fonts);
  const more = rare.length > MAX_FONTS ? ' и\u00a0других' : '';
  return [
    ...(notes.length > 0 ? [`Убрано: ${notes.map((code) => removed[code]).join(', ')}`] : []),
    ...(rare.length > 0
      ? [
          `Надписи\u00a0— шрифтом ${rare.slice(0, MAX_FONTS).join(', ')}${more}, которого у\u00a0посетителей может не\u00a0быть: переведите их в\u00a0кривые, если вид важен`,
        ]
      : []),
  ];
}

const EMBEDDED = /data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/=]+)/g;
/** Metadata of embedded photographs, such as the place, goes as that of uploaded ones does. */
const withoutMetadata = (svg: string) =>
  svg.replace(EMBEDDED, (_all, type: string, data: string) => {
    const content = withoutPhotoData(Buffer.from(data, 'base64'), type === 'jpeg' ? 'jpg' : type);
    return `data:image/${type};base64,${content.toString('base64')}`;
  });

/** The fonts of `fonts.conf`; the child process has no other setting. */
const fontSettings = {
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
  XDG_DATA_HOME: dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  XDG_CACHE_HOME: tmpdir(),
};

/** A drawing to store, or the refusal in words. */
export function finishDrawing(result: Result) {
  if ('refused' in result) throw new ProblemError(415, 'file', refusals[result.refused](result.detail));
  const { svg, raster, width, height } = result;
  return {
    content: Buffer.from(withoutMetadata(svg)),
    raster: Buffer.from(raster),
    ...{ width, height, notes: notesOf(result) },
  };
}

/**
 * Returns a drawing as a static SVG that loads nothing, with a picture of it and notes for the uploader. Refuses
 * one that would look different after that, or takes more than `seconds`.
 */
export async function prepareDrawing(content: Buffer, seconds = SECONDS) {
  if (content.length > MAX_DRAWING_BYTES)
    throw new ProblemError(
      413,
      'file',
      `Чертёж больше ${formatFileSize(MAX_DRAWING_BYTES)}: упростите его или сохраните как PNG`,
    );
  const task: Task = { content };
  const { result } = await runApart<Result>(PROCESS, task, {
    ...{ seconds, mostMemory: MAX_MEMORY, kept: true },
    execArgv: ['--max-old-space-size=768'],
    env: { UV_THREADPOOL_SIZE: '1', ...fontSettings },
  });
  if (!result) throw uploadProblems.tooCostly();
  return finishDrawing(result);
}
