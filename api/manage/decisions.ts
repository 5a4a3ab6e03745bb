import { call } from './client.ts';
import { listed, moment, nounOf, print } from './console.ts';

const decision = nounOf('decisions', 'what was decided, by whom and when');

decision('list', 'the newest first', { isDefault: true })
  .option('--noun <noun>', 'only about orders, say')
  .option('--subject <subject>', 'only about this one')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: { json?: boolean; noun?: string; subject?: string; page?: string }) => {
    const found = await call('GET /manage/decisions/', { query });
    print(
      json,
      found,
      listed(found, ({ at, author, noun, subject, action, text }) => [
        moment(at),
        author,
        `${noun} ${subject}`,
        [action, text].filter(Boolean).join(', '),
      ]),
    );
  });
