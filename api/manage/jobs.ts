import { call } from './client.ts';
import { formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const job = nounOf('jobs', 'letters, text messages and other jobs that have failed at each try');

job('list', 'list failed jobs, latest first', { isDefault: true })
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options & { page?: string }) => {
    const found = await call('GET /manage/jobs/', { query });
    print(
      json,
      found,
      formatList(found, ({ id, failed_at, title, tries, reason }) => [
        ...[id, moment(failed_at), `tried ${tries} times`, title, reason],
      ]),
    );
  });

job('retry <id>', 'try a failed job once more').action(async (id: string, { json }: Options) => {
  const found = await call('POST /manage/jobs/{id}/retry/', { params: { id } });
  print(json, found, `Tried once more: ${found.title}`);
});
