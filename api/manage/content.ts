import {
  manageContentEndpoints,
  type ContentRevision,
  type ExportedContent,
  ManagedContent,
  MAX_PREVIEW_DAYS,
} from '@site/contracts/manage-content';
import { SITE_TIME_ZONE } from '@site/kernel/dates';
import { Option } from 'commander';
import { createTwoFilesPatch } from 'diff';
import { z } from 'zod';
import { momentAt } from '../src/days/moments.ts';
import { call, ManageError } from './client.ts';
import { columns, formatList, moment, nounOf, print, printLine, warn, wholeNumber, withoutLineEnd } from './console.ts';
import {
  atLine,
  type DocumentFile,
  type LineFinding,
  readFile,
  toFile,
  withRevision,
} from '../src/modules/publishing/document-file.ts';
import { fileOf, filesIn, readIfExists, textOf, write } from './content/document-files.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const content = nounOf(
  'content',
  'revisions of pages, publications, projects, questions and support documents, as files',
);

const revisionOf = (text: string) => {
  const number = wholeNumber(text);
  if (!number) throw new ManageError(`«${text}» is not a revision number`);
  return number;
};

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Parses a time, in Moscow unless it has an offset: «2026-12-05T10:00». A past time is a mistake, not «now». */
const momentOf = (text: string) => {
  const isLocal = LOCAL.test(text);
  const { success, data } = z.iso.datetime({ offset: true }).safeParse(isLocal ? `${text}:00Z` : text);
  if (!success) throw new ManageError(`«${text}» is not a time: write it as 2026-12-05T10:00`);
  const moment = isLocal ? momentAt(text, SITE_TIME_ZONE) : new Date(data);
  if (moment.getTime() < Date.now()) throw new ManageError(`${text} is in the past: omit --at to publish now`);
  return moment.toISOString();
};

/** Replaces a 404 error of the API by the command's own message. */
const orNone = <T>(response: Promise<T>, none: string): Promise<T> =>
  response.catch((error: unknown) => {
    throw error instanceof ManageError && error.code === 'not found' ? new ManageError(none, error.code) : error;
  });

const historyOf = async (address: string) =>
  (await orNone(call('GET /manage/content/history/', { query: { address } }), `There is no document at ${address}`))
    .items;
const shown = (address: string, revision: number) =>
  orNone(
    call('GET /manage/content/revision/', { query: { address, revision } }),
    `${address} has no revision ${revision}`,
  );

const daysOf = (text: string) => {
  const days = wholeNumber(text);
  if (!days || days > MAX_PREVIEW_DAYS)
    throw new ManageError(`«${text}» is not a number of days: from 1 to ${MAX_PREVIEW_DAYS}`);
  return days;
};

/** Returns the number of the newest draft or scheduled revision. */
async function newestOf(address: string): Promise<number> {
  const waiting = (await historyOf(address)).find(({ state }) => state === 'draft' || state === 'scheduled');
  if (!waiting) throw new ManageError(`${address} has no draft: specify the revision with --revision`);
  return waiting.number;
}
const chosen = async (address: string, revision: string | undefined) =>
  revision === undefined ? newestOf(address) : revisionOf(revision);

const stateOf = ({ state, publish_at }: ContentRevision) =>
  state === 'scheduled' && publish_at ? `scheduled for ${moment(publish_at)}` : state;
const described = (revision: ContentRevision) =>
  `${revision.address}: revision ${revision.number} is ${revision.state === 'draft' ? 'a draft' : stateOf(revision)}.`;
/** Describes the published revision and older ones that were unscheduled. */
const describedPublished = ({ unscheduled, ...revision }: ContentRevision & { unscheduled: number[] }) =>
  [described(revision), ...unscheduled.map((number) => `Revision ${number} is older and no longer scheduled.`)].join(
    '\n',
  );

const list = manageContentEndpoints['GET /manage/content/'];
content('list', 'list documents by address', { isDefault: true })
  .option('--search <text>', 'part of the address or the title')
  .addOption(new Option('--state <state>', 'state of the document').choices(ManagedContent.shape.state.options))
  .addOption(new Option('--links <state>', 'broken: with links to removed or hidden pages').choices(['broken']))
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      ...query
    }: Options & Sorting<typeof list> & { search?: string; page?: string; state?: 'live'; links?: 'broken' }) => {
      const found = await call('GET /manage/content/', { query });
      print(
        json,
        found,
        formatList(found, ({ address, title, state, live, newest, offered, broken_links }) => [
          address,
          state,
          live ? `revision ${live.number}` : '',
          newest.number === live?.number ? '' : `${newest.state} ${newest.number}`,
          offered ? `offered ${offered}` : '',
          broken_links.length ? `${broken_links.length} broken` : '',
          title,
        ]),
      );
    },
  );

/** Yields all exported documents, fetched a hundred at a time. */
async function* exported(query: { under?: string; newest?: 'true' }): AsyncGenerator<ExportedContent> {
  let after: string | undefined;
  do {
    const { items, more } = await call('GET /manage/content/export/', { query: { ...query, ...(after && { after }) } });
    yield* items;
    after = more ? items.at(-1)?.address : undefined;
  } while (after);
}

/** Whether the file is unchanged since its export, so that it can be overwritten. */
async function isUntouched(text: string): Promise<boolean> {
  const { content: known } = readFile(text);
  if (!known?.revision) return false;
  const base = await shown(known.document.address, known.revision).catch(() => null);
  return base !== null && toFile(base) === text;
}

content('export <folder>', 'export documents to files; edited files are not overwritten')
  .option('--under <address>', 'only this page and its child addresses: /landings/')
  .option('--newest', 'export drafts where there are any')
  .option('--force', 'overwrite edited files too')
  .action(async (folder: string, { under, newest, force }: { under?: string; newest?: boolean; force?: boolean }) => {
    let written = 0;
    for await (const item of exported({ ...(under && { under }), ...(newest && { newest: 'true' }) })) {
      const file = fileOf(folder, item.address);
      const text = toFile(item);
      const known = await readIfExists(file);
      if (known === text) continue;
      if (known !== null && !force && !(await isUntouched(known))) {
        warn(`${file} has been edited and was not overwritten: use --force to overwrite it`);
        continue;
      }
      await write(file, text);
      written += 1;
    }
    printLine(`${written} files written.`);
  });

const reported = (file: string, { line, message, severity }: LineFinding) =>
  `${file}:${line}: ${severity === 'warning' ? 'warning: ' : ''}${message}`;

type CheckedFile = DocumentFile & { file: string; text: string };

/** Checks files and returns their documents. Prints findings with their lines; fails when there are errors. */
async function checked(paths: readonly string[]): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  const addresses = new Map<string, string>();
  let errors = 0;
  for (const file of await filesIn(paths)) {
    const text = await textOf(file);
    const { content: read, findings, lineOf } = readFile(text);
    const all = [...findings];
    if (read) {
      const { document } = read;
      const twin = addresses.get(document.address);
      if (twin)
        all.push({ path: [], line: lineOf(['address']), message: `${twin} has the same address`, severity: 'error' });
      addresses.set(document.address, file);
      const answer = await call('POST /manage/content/check/', { body: { document, base: read.revision } });
      all.push(...answer.findings.map((finding) => atLine(finding, lineOf(finding.path))));
      files.push({ file, text, ...read });
    }
    for (const finding of all.toSorted((a, b) => a.line - b.line)) warn(reported(file, finding));
    errors += all.filter(({ severity }) => severity === 'error').length;
  }
  if (errors) throw new ManageError(`${errors} ${errors === 1 ? 'error' : 'errors'}: no files were imported.`);
  return files;
}

content('check <files...>', 'check files and folders, and print errors with their lines').action(
  async (paths: string[]) => {
    const files = await checked(paths);
    printLine(`Files without errors: ${files.length}.`);
  },
);

content('diff <files...>', 'compare files with the live revisions')
  .option('--newest', 'compare with the newest revisions')
  .action(async (paths: string[], { newest }: { newest?: boolean }) => {
    let different = 0;
    for (const file of await filesIn(paths)) {
      const text = await textOf(file);
      const { content: read, findings } = readFile(text);
      if (!read) throw new ManageError(findings.map((finding) => reported(file, finding)).join('\n'));
      const { address } = read.document;
      const revisions = await historyOf(address).catch(() => []);
      const known = newest
        ? revisions.find(({ origin, state }) => origin === 'manager' || state !== 'draft')
        : revisions.find(({ state }) => state === 'live');
      const before = known ? toFile({ ...(await shown(address, known.number)), number: null }) : '';
      const after = toFile({ document: read.document, number: null });
      if (before === after) continue;
      different += 1;
      printLine(createTwoFilesPatch(known ? `${address} revision ${known.number}` : '/dev/null', file, before, after));
    }
    printLine(different ? `Files that differ: ${different}.` : 'No differences.');
  });

content('compare <address> <from> <to>', 'compare two revisions').action(
  async (address: string, from: string, to: string) => {
    const [before, after] = await Promise.all([shown(address, revisionOf(from)), shown(address, revisionOf(to))]);
    const text = (one: ExportedContent) => toFile({ ...one, number: null });
    const title = ({ number, author }: ExportedContent) => `revision ${number}, ${author}`;
    printLine(createTwoFilesPatch(title(before), title(after), text(before), text(after)));
  },
);

content('import <files...>', 'check files and save changed ones as drafts')
  .option('--publish', 'publish them')
  .option('--at <time>', 'schedule them: 2026-12-05T10:00 in Moscow')
  .option('--note <text>', 'description of the change, for the history', '')
  .action(async (paths: string[], options: { publish?: boolean; at?: string; note: string }) => {
    const at = options.at && momentOf(options.at);
    for (const { file, text, document, revision: base } of await checked(paths)) {
      const { changed, revision } = await call('PUT /manage/content/', {
        body: { document, base, note: options.note },
      });
      if (changed) await write(file, withRevision(text, revision.number));
      const { address, number } = revision;
      // For an unchanged file, do not publish a newer revision of another author.
      const isOwn = changed || number === base;
      const goesLive = (options.publish || at) && isOwn && revision.state !== 'live';
      if (goesLive)
        printLine(
          describedPublished(
            await call('POST /manage/content/publish/', { body: { address, revision: number, ...(at && { at }) } }),
          ),
        );
      else printLine(changed ? described(revision) : `${address}: unchanged.`);
    }
  });

content('show <address>', 'print a document as a file')
  .option('--revision <number>', 'revision (default: live)')
  .action(async (address: string, { revision }: { revision?: string }) => {
    const live = async () => (await historyOf(address)).find(({ state }) => state === 'live')?.number;
    const number = revision === undefined ? await live() : revisionOf(revision);
    if (!number) throw new ManageError(`${address} is not live: specify the revision with --revision`);
    printLine(withoutLineEnd(toFile(await shown(address, number))));
  });

content('history <address>', 'list revisions, newest first').action(async (address: string, { json }: Options) => {
  const items = await historyOf(address);
  print(
    json,
    items,
    columns(
      items.map((revision) => [
        String(revision.number),
        moment(revision.created_at),
        stateOf(revision),
        revision.author,
        revision.note || revision.title,
      ]),
    ),
  );
});

content('publish <address>', 'publish the newest draft')
  .option('--revision <number>', 'another revision')
  .option('--at <time>', 'schedule it: 2026-12-05T10:00 in Moscow')
  .action(async (address: string, { json, revision, at }: Options & { revision?: string; at?: string }) => {
    const body = { address, revision: await chosen(address, revision), ...(at && { at: momentOf(at) }) };
    const found = await call('POST /manage/content/publish/', { body });
    print(json, found, describedPublished(found));
  });

content('publish-due', 'publish due revisions now, without waiting for the next sweep').action(
  async ({ json }: Options) => {
    const found = await call('POST /manage/content/publish-due/', {});
    const lines = [
      ...found.published.map(described),
      ...found.failed.map(({ address, number }) => `${address}: revision ${number} could not be published.`),
    ];
    print(json, found, lines.join('\n') || 'No revisions are due.');
  },
);

content('unschedule <address>', 'turn a scheduled revision into a draft')
  .option('--revision <number>', 'revision (default: the newest)')
  .action(async (address: string, { json, revision }: Options & { revision?: string }) => {
    const body = { address, revision: await chosen(address, revision) };
    const found = await call('POST /manage/content/unschedule/', { body });
    print(json, found, described(found));
  });

const linksOf = (title: string, { linked_from: from }: { linked_from: string[] }) =>
  from.length ? `\n${title}: ${from.join(', ')}` : '';

content('withdraw <address>', 'take a document off the site').action(async (address: string, { json }: Options) => {
  const found = await call('POST /manage/content/withdraw/', { body: { address } });
  const back = `To restore it: publish ${address} --revision ${found.number}`;
  print(json, found, `${address} is withdrawn. ${back}${linksOf('Pages that link to it', found)}`);
});

content('restore <address> <revision>', 'copy an old revision to a new draft')
  .option('--publish', 'publish it')
  .action(async (address: string, revision: string, { json, publish }: Options & { publish?: boolean }) => {
    const draft = await call('POST /manage/content/restore/', { body: { address, revision: revisionOf(revision) } });
    if (!publish) return print(json, draft, described(draft));
    const found = await call('POST /manage/content/publish/', { body: { address, revision: draft.number } });
    print(json, found, describedPublished(found));
  });

content('move <address> <to>', 'change the address; the old one redirects').action(
  async (address: string, to: string, { json }: Options) => {
    const found = await call('POST /manage/content/move/', { body: { address, to } });
    const links = linksOf('Pages that link to the old address', found);
    print(json, found, `${described(found.revision)} ${address} redirects there.${links}`);
  },
);

content('preview <address>', 'create a preview link to the newest draft')
  .option('--revision <number>', 'another revision')
  .option('--days <number>', 'validity in days (default: 7)')
  .action(async (address: string, { json, revision, days }: Options & { revision?: string; days?: string }) => {
    const body = { address, revision: await chosen(address, revision), ...(days && { days: daysOf(days) }) };
    const found = await call('POST /manage/content/preview/', { body });
    print(json, found, `${found.url}\nValid until ${moment(found.expires_at)}.`);
  });
