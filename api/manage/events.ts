import type { EventParticipant, ManagedEvent, ParticipantFeedback } from '@site/contracts/manage-events';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatEventTime } from '@site/kernel/events';
import { formatFileSize } from '@site/kernel/typography';
import { call, upload } from './client.ts';
import { columns, formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const event = nounOf('events', 'events of the academy');

const cells = ({
  slug,
  starts_at,
  ends_at,
  timezone,
  status,
  seats_taken,
  seats_total,
  waiting,
  title,
}: ManagedEvent) => [
  slug,
  formatEventTime(starts_at, ends_at, timezone),
  status,
  `${seats_taken}/${seats_total}${waiting ? ` +${waiting}` : ''}`,
  title,
];

event('list', 'list upcoming events with taken seats and the waiting list, next first', { isDefault: true })
  .option('--past', 'past events instead, latest first')
  .option('--search <text>', 'title or city')
  .option('--page <number>', 'from 1')
  .action(async ({ json, past, ...query }: Options & { past?: boolean; search?: string; page?: string }) => {
    const found = await call('GET /manage/events/', { query: { ...query, when: past ? 'past' : 'coming' } });
    print(json, found, formatList(found, cells));
  });

event('cancel <slug>', 'cancel an event and notify participants by e-mail and SMS')
  .requiredOption('--reason <text>', 'reason, shown to participants')
  .action(async (slug: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/events/{slug}/cancel/', { params: { slug }, body: { reason } });
    print(json, found, cells(found).join('  '));
  });

event('move <slug> <start>', 'reschedule an event (local time such as 2026-12-05T10:00) and e-mail participants')
  .option('--end <time>', 'end time (default: the same duration)')
  .action(async (slug: string, starts_at: string, { json, end }: Options & { end?: string }) => {
    const body = { starts_at, ends_at: end };
    const found = await call('POST /manage/events/{slug}/move/', { params: { slug }, body });
    print(json, found, cells(found).join('  '));
  });

event('stream <slug> <url>', 'set the address of a webinar; participants see it in e-mails and in the account').action(
  async (slug: string, url: string, { json }: Options) => {
    const found = await call('POST /manage/events/{slug}/stream/', { params: { slug }, body: { url } });
    print(json, found, `${found.slug}  ${found.stream_url}`);
  },
);

const marks = (items: readonly EventParticipant[]) =>
  columns(
    items.map(({ id, attended, name, phone, company }) => [
      String(id),
      attended === null ? '?' : attended ? '+' : '−',
      name,
      phone,
      company,
    ]),
  ) || 'There are no confirmed seats.';

event('participants <slug>', 'list participants with confirmed seats and their numbers').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/participants/', { params: { slug } });
    print(json, found, marks(found.items));
  },
);

event('attendance <slug>', 'mark all participants as present except absent ones')
  .option('--absent <numbers...>', 'numbers of absent participants, from `participants`')
  .action(async (slug: string, { json, absent = [] }: Options & { absent?: string[] }) => {
    const body = { absent: absent.map(Number) };
    const found = await call('POST /manage/events/{slug}/attendance/', { params: { slug }, body });
    print(json, found, marks(found.items));
  });

event('trainer-link <slug>', 'create a link for the trainer to mark attendance; it is shown once')
  .option('--revoke', 'revoke existing links instead')
  .action(async (slug: string, { json, revoke }: Options & { revoke?: boolean }) => {
    const params = { slug };
    if (revoke) {
      const found = await call('POST /manage/events/{slug}/trainer-link/revoke/', { params });
      return print(json, found, `Revoked: ${found.revoked}`);
    }
    const found = await call('POST /manage/events/{slug}/trainer-link/', { params });
    return print(json, found, `${found.url}\nuntil ${moment(found.closes_at)}`);
  });

event('feedback <slug>', 'list feedback of participants, newest first').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/feedback/', { params: { slug } });
    print(json, found, feedbackOf(found.items));
  },
);

const named = ({ items }: { items: readonly UploadedFile[] }) =>
  columns(items.map(({ id, name, size_bytes }) => [id, formatFileSize(size_bytes), name])) ||
  'There are no materials yet.';

event('materials <slug>', 'list files for participants with their ids').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/materials/', { params: { slug } });
    print(json, found, named(found));
  },
);

event('add-material <slug> <file>', 'add a file for participants to the page of the event').action(
  async (slug: string, file: string, { json }: Options) => {
    const answer = await upload('POST /manage/events/{slug}/materials/', { params: { slug } }, file);
    print(json, answer, `${slug} has ${answer.file.name}.`);
  },
);

event('remove-material <slug> <id>', 'remove a file (id from `materials`)').action(
  async (slug: string, id: string, { json }: Options) => {
    const found = await call('POST /manage/events/{slug}/materials/{id}/remove/', { params: { slug, id } });
    print(json, found, named(found));
  },
);

function feedbackOf(items: readonly ParticipantFeedback[]): string {
  if (items.length === 0) return 'There is no feedback yet.';
  const average = items.reduce((sum, { rating }) => sum + rating, 0) / items.length;
  return [
    `${average.toFixed(1)} of 5, by ${items.length}`,
    ...items.map(({ rating, name, at, liked, missed }) =>
      [`${rating}  ${moment(at)}  ${name}`, liked && `   + ${liked}`, missed && `   − ${missed}`]
        .filter(Boolean)
        .join('\n'),
    ),
  ].join('\n');
}
