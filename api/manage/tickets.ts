import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManagedTicket } from '@site/contracts/company-tickets';
import { cutTextFromStart } from '@site/kernel/plain-text';
import { call, download } from './client.ts';
import { formatDecisions, formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const ticket = nounOf('tickets', 'support tickets about companies’ profiles');

ticket('list', 'list open tickets, oldest first', { isDefault: true })
  .option('--all', 'include answered ones')
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, page }: Options & { all?: boolean; page?: string }) => {
    const found = await call('GET /manage/tickets/', { query: { page, all: all ? 'true' : undefined } });
    print(
      json,
      found,
      formatList(found, ({ number, created_at, topic, company, person, message }) => [
        String(number),
        moment(created_at),
        topic,
        company,
        `${person}: ${message}`,
      ]),
    );
  });

ticket('show <number>', 'show a ticket').action(async (number: string, { json }: Options) => {
  const found = await call('GET /manage/tickets/{number}/', { params: { number } });
  print(json, found, described(found));
});

ticket('save <number> <folder>', 'save its files to a local folder').action(
  async (number: string, folder: string, { json }: Options) => {
    const { files } = await call('GET /manage/tickets/{number}/', { params: { number } });
    await mkdir(folder, { recursive: true });
    const saved: string[] = [];
    for (const [index, { id, name }] of files.entries()) {
      // Uploaded names are untrusted and not unique.
      const path = join(folder, `${number}-${index + 1} ${cutTextFromStart(name.replace(/[/\\]/g, '-'), 100)}`);
      await writeFile(path, await download('GET /manage/tickets/{number}/files/{file}', { number, file: id }));
      saved.push(path);
    }
    print(json, saved, saved.join('\n') || `Ticket ${number} has no files.`);
  },
);

ticket('answer <number> <text>', 'answer a ticket and notify its author').action(
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
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');
