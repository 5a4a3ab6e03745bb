import { call } from './client.ts';
import { formatList, moment, nounOf, print } from './console.ts';

const decision = nounOf('decisions', 'history of decisions with their authors');

decision('list', 'list decisions, newest first', { isDefault: true })
  .option('--noun <noun>', 'only decisions about this noun, such as orders')
  .option('--subject <subject>', 'only decisions about this subject')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: { json?: boolean; noun?: string; subject?: string; page?: string }) => {
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
