import { call } from './client.ts';
import { formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean; noun?: string; subject?: string; search?: string; page?: string };

const decision = nounOf('decisions', 'history of decisions with their authors');

decision('list', 'list decisions, newest first', { isDefault: true })
  .option('--noun <noun>', 'only decisions about this noun, such as orders')
  .option('--subject <subject>', 'only decisions about this subject')
  .option('--search <text>', 'part of the author, the subject or the text')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options) => {
    const found = await call('GET /manage/decisions/', { query });
    print(
      json,
      found,
      formatList(found, ({ at, author, noun, subject, action, text }) => [
        moment(at),
        author,
        `${noun} ${subject}`,
        [action, text].filter(Boolean).join(', '),
      ]),
    );
  });
