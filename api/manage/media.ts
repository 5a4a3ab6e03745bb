import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { manageMediaEndpoints, type ManagedMedium, type MediaType } from '@site/contracts/manage-media';
import { documentFormatOf } from '@site/contracts/media-files';
import { formatDuration } from '@site/kernel/duration';
import { formatFileSize } from '@site/kernel/typography';
import { decodeText, readTable } from '../src/text/table.ts';
import { call, ManageError, upload } from './client.ts';
import { formatList, nounOf, print, printLine, warn } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const media = nounOf('media', 'photographs, drawings, videos, and documents of products');

const MAX_NAMED = 5;
/** Articles of products, names of trainers, locations and videos, addresses of documents. */
function usersOf({ used_by: articles, trainers, locations, videos, documents }: ManagedMedium): string {
  const users = [...articles, ...trainers, ...locations, ...videos, ...documents.map(({ address }) => address)];
  return users.length > MAX_NAMED
    ? `${users.slice(0, MAX_NAMED).join(', ')} и ещё ${users.length - MAX_NAMED}`
    : users.join(', ') || 'не используется';
}

const sizeOf = ({ name, width, height, seconds, captions, size_bytes }: ManagedMedium) =>
  [
    width === null ? documentFormatOf(name) : `${width} × ${height}`,
    seconds !== null && formatDuration(seconds),
    seconds !== null && !captions && 'без субтитров',
    formatFileSize(size_bytes),
  ]
    .filter(Boolean)
    .join(', ');
const described = (medium: ManagedMedium) => `${medium.name}: ${sizeOf(medium)}`;
const withNotes = (medium: ManagedMedium) => [described(medium), ...medium.notes].join('\n  ');

/** Alternative texts by file name, from the first two columns of a table. */
async function textsOf(table: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (table === undefined) return new Map();
  return new Map(
    readTable(decodeText(await readFile(table))).map(({ cells: [name = '', text = ''] }) => [
      name.trim().normalize(),
      text.trim(),
    ]),
  );
}

media(
  'add <files...>',
  'upload photographs (JPEG, PNG, WebP, AVIF), drawings (SVG, at most 5 MB), videos (MP4) and documents (PDF, STEP, IFC, DWG, DXF), at most 30 MB each',
)
  .option('--alt <text>', 'alternative text of the photograph or drawing, title of the video')
  .option('--poster <name>', 'photograph of the library that the video shows before it plays')
  .option('--texts <table>', 'alternative texts of several files: CSV with the columns file and text')
  .action(
    async (
      files: string[],
      { json, alt, poster, texts }: Options & { alt?: string; poster?: string; texts?: string },
    ) => {
      const known = await textsOf(texts);
      const added: ManagedMedium[] = [];
      const refused: string[] = [];
      for (const file of files) {
        const text = known.get(basename(file).normalize()) ?? alt;
        try {
          const medium = await upload(
            'POST /manage/media/',
            { query: { ...(text !== undefined && { alt: text }), ...(poster && { poster }) } },
            file,
          );
          added.push(medium);
          if (!json) printLine(withNotes(medium));
        } catch (error) {
          if (!(error instanceof ManageError)) throw error;
          refused.push(`${file}: ${error.message}`);
        }
      }
      if (json) print(json, added, '');
      for (const text of refused) warn(text);
      if (refused.length) throw new ManageError(`Uploaded ${added.length} of ${files.length} files.`);
    },
  );

const list = manageMediaEndpoints['GET /manage/media/'];
media('list', 'list files with what has them, newest first', { isDefault: true })
  .option('--search <text>', 'part of the name or the alternative text')
  .option('--unused', 'only files that nothing has')
  .option('--type <type>', 'photo, drawing, video, pdf, or cad: files of CAD and BIM')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      unused,
      ...query
    }: Options & Sorting<typeof list> & { search?: string; unused?: boolean; type?: MediaType; page?: string }) => {
      const found = await call('GET /manage/media/', {
        query: { ...query, ...(unused && { unused: 'true' as const }) },
      });
      print(
        json,
        found,
        formatList(found, (medium) => [medium.name, sizeOf(medium), usersOf(medium), medium.alt]),
      );
    },
  );

media('replace <name> <file>', 'replace the content of a file; what has it follows').action(
  async (name: string, file: string, { json }: Options) => {
    const medium = await upload('POST /manage/media/{name}/replace/', { params: { name } }, file);
    print(json, medium, withNotes(medium));
  },
);

function pointOf(text: string) {
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (!x || !y) throw new ManageError(`«${text}» is not a point: write per cent from the left and the top, 30,70`);
  return { x: Number(x), y: Number(y) };
}

media('describe <name> <text>', 'set the alternative text of a photograph or drawing, or the title of a video')
  .option('--poster <name>', 'photograph of the library that the video shows before it plays')
  .option('--focus <x,y>', 'point of a photograph that stays in sight where it is cropped, in per cent: 30,70')
  .action(async (name: string, alt: string, { json, poster, focus }: Options & { poster?: string; focus?: string }) => {
    const body = { alt, ...(poster && { poster }), ...(focus && { focus: pointOf(focus) }) };
    const medium = await call('POST /manage/media/{name}/describe/', { params: { name }, body });
    print(json, medium, `${medium.name}: ${medium.alt}`);
  });

media('captions <name> [file]', 'add or replace the captions of a video (WebVTT)')
  .option('--remove', 'remove them')
  .action(async (name: string, file: string | undefined, { json, remove }: Options & { remove?: boolean }) => {
    if (!file === !remove) throw new ManageError('State either a file or --remove.');
    const medium = file
      ? await upload('POST /manage/media/{name}/captions/', { params: { name } }, file)
      : await call('POST /manage/media/{name}/captions/remove/', { params: { name } });
    print(json, medium, `${medium.name}: ${medium.captions ? 'captions are stored.' : 'no captions.'}`);
  });

media('delete <name>', 'delete a file; refused while anything has it').action(
  async (name: string, { json }: Options) => {
    const medium = await call('POST /manage/media/{name}/remove/', { params: { name } });
    print(json, medium, `${medium.name} is deleted.`);
  },
);
