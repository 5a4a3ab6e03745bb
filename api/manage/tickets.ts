import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManagedTicket } from '@site/contracts/company-tickets';
import { cutTextFromStart } from '@site/kernel/plain-text';
import { call, download } from './client.ts';
import { decided, listed, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const ticket = nounOf('tickets', 'what people of companies ask about their profiles');

ticket('list', 'those that wait, the oldest first', { isDefault: true })
  .option('--all', 'those that were answered as well')
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, page }: Options & { all?: boolean; page?: string }) => {
    const found = await call('GET /manage/tickets/', { query: { page, all: all ? 'true' : undefined } });
    print(
      json,
      found,
      listed(found, ({ number, created_at, topic, company, person, message }) => [
        String(number),
        moment(created_at),
        topic,
        company,
        `${person}: ${message}`,
      ]),
    );
  });

ticket('show <number>', 'one in full').action(async (number: string, { json }: Options) => {
  const found = await call('GET /manage/tickets/{number}/', { params: { number } });
  print(json, found, described(found));
});

ticket('save <number> <folder>', 'its files, into a folder of this machine').action(
  async (number: string, folder: string, { json }: Options) => {
    const { files } = await call('GET /manage/tickets/{number}/', { params: { number } });
    await mkdir(folder, { recursive: true });
    const saved: string[] = [];
    for (const [index, { id, name }] of files.entries()) {
      // A name from outside is no path, and two files may have the same.
      const path = join(folder, `${number}-${index + 1} ${cutTextFromStart(name.replace(/[/\\]/g, '-'), 100)}`);
      await writeFile(path, await download('GET /manage/tickets/{number}/files/{file}', { number, file: id }));
      saved.push(path);
    }
    print(json, saved, saved.join('\n') || `Ticket ${number} has no files.`);
  },
);

ticket('answer <number> <text>', 'answer it; whoever has asked gets an e-mail and a notice').action(
  async (number: string, text: string, { json }: Options) => {
    const found = await call('POST /manage/tickets/{number}/answer/', { params: { number }, body: { text } });
    print(json, found, described(found));
  },
);

const described = ({ number, created_at, topic, person, phone, email, ...found }: ManagedTicket): string =>
  [
    `Ticket ${number} of ${moment(created_at)}: ${topic}`,
    `${person}, ${found.company}, ${phone}, ${email}`,
    found.message,
    ...(found.files.length
      ? [`Files: ${found.files.map(({ name }) => name).join(', ')} (tickets save ${number} <folder>)`]
      : []),
    ...(found.answer ? [`Answer: ${found.answer}`] : []),
    ...(found.decisions.length ? ['Decided:', ...decided(found.decisions)] : []),
  ].join('\n');
