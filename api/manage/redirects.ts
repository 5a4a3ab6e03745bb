import { readFile } from 'node:fs/promises';
import {
  manageRedirectEndpoints,
  type Redirect,
  redirectOrigins,
  type RedirectsSaved,
} from '@site/contracts/manage-redirects';
import { decodeText } from '../src/text/table.ts';
import { Option } from 'commander';
import { call, ManageError } from './client.ts';
import { formatList, nounOf, print } from './console.ts';
import { NO_CHANGES, printYaml, readYaml } from './yaml-file.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };
type ListOptions = Options & { search?: string; origin?: (typeof redirectOrigins)[number]; page?: string };

const redirect = nounOf('redirects', 'redirects from old addresses');

const inWords = ({ added, changed, removed }: RedirectsSaved) =>
  added + changed + removed === 0 ? NO_CHANGES : `Added ${added}, changed ${changed}, removed ${removed}.`;

const list = manageRedirectEndpoints['GET /manage/redirects/'];
redirect('list', 'list redirects by address', { isDefault: true })
  .option('--search <text>', 'in both addresses')
  .addOption(new Option('--origin <origin>', 'moved: made when a document was moved').choices(redirectOrigins))
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: ListOptions & Sorting<typeof list>) => {
    const found = await call('GET /manage/redirects/', { query });
    print(
      json,
      found,
      formatList(found, ({ from, to, origin }) => [from, origin, to]),
    );
  });

redirect('add <from> <to>', 'redirect an address of the site to a page of it, or to https://…').action(
  async (from: string, to: string, { json }: Options) => {
    const saved = await call('POST /manage/redirects/', { body: { from, to } });
    print(json, saved, inWords(saved));
  },
);

redirect('remove <from>', 'remove a redirect').action(async (from: string, { json }: Options) => {
  const saved = await call('POST /manage/redirects/remove/', { body: { from } });
  print(json, saved, inWords(saved));
});

redirect('import <file>', 'add redirects, a line each: from and to; all lines or none').action(
  async (file: string, { json }: Options) => {
    const text = decodeText(
      await readFile(file).catch(() => {
        throw new ManageError(`There is no file ${file}`);
      }),
    );
    const { mistakes, ...saved } = await call('POST /manage/redirects/import/', { body: { text } });
    const lines = mistakes.map(({ line, message }) => `${file}:${line}: ${message}`);
    if (lines.length) throw new ManageError(lines.join('\n'));
    print(json, saved, inWords(saved));
  },
);

redirect('show', 'print all redirects as the file that set takes').action(async ({ json }: Options) => {
  const file = await call('GET /manage/redirects/file/');
  printYaml(json, file, file);
});

redirect('set <file>', 'replace all redirects by a file of show; all of them or none').action(
  async (file: string, { json }: Options) => {
    const body = await readYaml<{ revision: string; redirects: Redirect[] }>(file);
    const saved = await call('PUT /manage/redirects/file/', { body });
    print(json, saved, inWords(saved));
  },
);
