import type { EventParticipant, ManagedEvent, ParticipantFeedback } from '@site/contracts/manage-events';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { formatEventTime } from '@site/kernel/events';
import { formatFileSize } from '@site/kernel/typography';
import { call, upload } from './client.ts';
import { columns, listed, moment, nounOf, print } from './console.ts';

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

event('list', 'that are not over, the next first, with seats taken and people who wait', { isDefault: true })
  .option('--page <number>', 'from 1')
  .action(async ({ json, page }: Options & { page?: string }) => {
    const found = await call('GET /manage/events/', { query: { page } });
    print(json, found, listed(found, cells));
  });

event('cancel <slug>', 'call it off: everybody is told by e-mail and SMS')
  .requiredOption('--reason <text>', 'what people read')
  .action(async (slug: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/events/{slug}/cancel/', { params: { slug }, body: { reason } });
    print(json, found, cells(found).join('  '));
  });

event(
  'move <slug> <start>',
  'to a time such as 2026-12-05T10:00, by the clock of its place; everybody is told by e-mail',
)
  .option('--end <time>', 'otherwise it lasts as long as it was to')
  .action(async (slug: string, starts_at: string, { json, end }: Options & { end?: string }) => {
    const body = { starts_at, ends_at: end };
    const found = await call('POST /manage/events/{slug}/move/', { params: { slug }, body });
    print(json, found, cells(found).join('  '));
  });

event(
  'stream <slug> <url>',
  'where a webinar takes place; who has a seat finds it in his letters and his account',
).action(async (slug: string, url: string, { json }: Options) => {
  const found = await call('POST /manage/events/{slug}/stream/', { params: { slug }, body: { url } });
  print(json, found, `${found.slug}  ${found.stream_url}`);
});

const marks = (items: readonly EventParticipant[]) =>
  columns(
    items.map(({ id, attended, name, phone, company }) => [
      String(id),
      attended === null ? '?' : attended ? '+' : '−',
      name,
      phone,
      company,
    ]),
  ) || 'Nobody has a confirmed seat.';

event('participants <slug>', 'who has a confirmed seat, with their numbers').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/participants/', { params: { slug } });
    print(json, found, marks(found.items));
  },
);

event('attendance <slug>', 'say who was there: everybody but those who are named')
  .option('--absent <numbers...>', 'of those who were not, as `participants` tells them')
  .action(async (slug: string, { json, absent = [] }: Options & { absent?: string[] }) => {
    const body = { absent: absent.map(Number) };
    const found = await call('POST /manage/events/{slug}/attendance/', { params: { slug }, body });
    print(json, found, marks(found.items));
  });

event('trainer-link <slug>', 'an address by which the trainer says on a phone who is there; it is told once')
  .option('--revoke', 'close those that were given, instead')
  .action(async (slug: string, { json, revoke }: Options & { revoke?: boolean }) => {
    const params = { slug };
    if (revoke) {
      const found = await call('POST /manage/events/{slug}/trainer-link/revoke/', { params });
      return print(json, found, `Closed: ${found.revoked}`);
    }
    const found = await call('POST /manage/events/{slug}/trainer-link/', { params });
    return print(json, found, `${found.url}\nuntil ${moment(found.closes_at)}`);
  });

event('feedback <slug>', 'what participants have said of it, the latest first').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/feedback/', { params: { slug } });
    print(json, found, told(found.items));
  },
);

const named = ({ items }: { items: readonly UploadedFile[] }) =>
  columns(items.map(({ id, name, size_bytes }) => [id, formatFileSize(size_bytes), name])) || 'There are none yet.';

event('materials <slug>', 'files for those who take part, with their ids').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/materials/', { params: { slug } });
    print(json, found, named(found));
  },
);

event('add-material <slug> <file>', 'which they find on the page of the event').action(
  async (slug: string, file: string, { json }: Options) => {
    const answer = await upload('POST /manage/events/{slug}/materials/', { slug }, file);
    print(json, answer, `${slug} has ${answer.file.name}.`);
  },
);

event('remove-material <slug> <id>', 'as `materials` tells it').action(
  async (slug: string, id: string, { json }: Options) => {
    const found = await call('POST /manage/events/{slug}/materials/{id}/remove/', { params: { slug, id } });
    print(json, found, named(found));
  },
);

function told(items: readonly ParticipantFeedback[]): string {
  if (items.length === 0) return 'Nobody has said anything yet.';
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
