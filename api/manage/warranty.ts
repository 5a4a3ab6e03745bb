import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { manageWarrantyEndpoints, MAX_DEVICES, type ManagedClaim } from '@site/contracts/manage-warranty';
import { type ClaimState, claimStates } from '@site/contracts/warranty-lists';
import { cutTextFromStart } from '@site/kernel/plain-text';
import { decodeText } from '../src/text/table.ts';
import { call, download } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print } from './console.ts';
import { devicesOf, withLineNumbers } from './device-table.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const claim = nounOf('warranty-claims', 'warranty claims');

function stateOf(text: string): ClaimState {
  const state = claimStates.find((one) => one === text);
  if (!state) throw new InvalidArgumentError(`one of ${claimStates.join(', ')}`);
  return state;
}

const list = manageWarrantyEndpoints['GET /manage/warranty-claims/'];
claim('list', 'list open claims, oldest first', { isDefault: true })
  .option('--all', 'include claims that await the claimant, are rejected or closed')
  .option('--state <state>', claimStates.join(', '), stateOf)
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      all,
      ...query
    }: Options & Sorting<typeof list> & { all?: boolean; state?: ClaimState; page?: string }) => {
      const found = await call('GET /manage/warranty-claims/', {
        query: { ...query, all: all ? 'true' : undefined },
      });
      print(
        json,
        found,
        formatList(found, ({ number, created_at, state: now, article, serial, name, defect }) => [
          ...[String(number), moment(created_at), now, article, serial],
          `${name}: ${defect}`,
        ]),
      );
    },
  );

claim('show <number>', 'show a claim').action(async (number: string, { json }: Options) => {
  const found = await call('GET /manage/warranty-claims/{number}/', { params: { number } });
  print(json, found, described(found));
});

claim('save <number> <folder>', 'save its files to a local folder').action(
  async (number: string, folder: string, { json }: Options) => {
    const { files } = await call('GET /manage/warranty-claims/{number}/', { params: { number } });
    await mkdir(folder, { recursive: true });
    const saved: string[] = [];
    for (const [index, { id, name }] of files.entries()) {
      // Uploaded names are untrusted and not unique.
      const path = join(folder, `${number}-${index + 1} ${cutTextFromStart(name.replace(/[/\\]/g, '-'), 100)}`);
      const params = { number, file: id };
      await writeFile(path, await download('GET /manage/warranty-claims/{number}/files/{file}', params));
      saved.push(path);
    }
    print(json, saved, saved.join('\n') || `Claim ${number} has no files.`);
  },
);

claim('answer <number> [text]', 'change the state and e-mail the text to the claimant')
  .requiredOption('--state <state>', `new state: ${claimStates.join(', ')}`, stateOf)
  .action(async (number: string, text: string | undefined, { json, state }: Options & { state: ClaimState }) => {
    const body = { state, text };
    const found = await call('POST /manage/warranty-claims/{number}/answer/', { params: { number }, body });
    print(json, found, described(found));
  });

const device = nounOf('warranty-devices', 'register of devices for warranty checks');

device(
  'import <file>',
  `import devices from a CSV file, all or none: serial;article;sold_on;months;basis, at most ${MAX_DEVICES} lines`,
).action(async (file: string, { json }: Options) => {
  const devices = devicesOf(decodeText(await readFile(file)));
  const body = { devices: devices.map((line) => line.device) };
  const { entered } = await call('PUT /manage/warranty-devices/', { body }).catch((error: unknown) => {
    throw withLineNumbers(error, devices);
  });
  print(json, { entered }, `Devices imported: ${entered}.`);
});

const described = (found: ManagedClaim): string =>
  [
    `Claim ${found.number} of ${moment(found.created_at)}: ${found.state_label}. Next: ${found.next.join(', ')}`,
    `${found.name}, ${found.phone}, ${found.email}`,
    `${found.article}, serial ${found.serial}, bought ${found.purchased_on} from ${found.seller}`,
    `Register: ${found.device || 'unknown serial number'}`,
    found.defect,
    ...(found.files.length
      ? [`Files: ${found.files.map(({ name }) => name).join(', ')} (warranty-claims save ${found.number} <folder>)`]
      : []),
    columns(
      found.history.map(({ at, state, text, by_visitor: byVisitor }) => [
        `  ${moment(at)}`,
        byVisitor ? `${state}, by the claimant` : state,
        text,
      ]),
    ),
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');
