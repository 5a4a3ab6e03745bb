import { Option } from 'commander';
import { eventTimezones } from '@site/contracts/academy-lists';
import {
  manageEventEndpoints,
  type EventParticipant,
  type ManagedEvent,
  type ManagedEventDetails,
  type NewEvent,
  type ParticipantFeedback,
} from '@site/contracts/manage-events';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { typedMoment } from '@site/kernel/dates';
import { formatEventTime } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';
import { formatFileSize } from '@site/kernel/typography';
import { call, upload } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print, requireWholeNumber } from './console.ts';
import { listOf } from './list-of.ts';
import { type Sorting, sortOption } from './sort-option.ts';

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

const list = manageEventEndpoints['GET /manage/events/'];
event('list', 'list upcoming events with taken seats and the waiting list, next first', { isDefault: true })
  .option('--past', 'past events instead, latest first')
  .option('--search <text>', 'title or city')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      past,
      ...query
    }: Options & Sorting<typeof list> & { past?: boolean; search?: string; page?: string }) => {
      const found = await call('GET /manage/events/', { query: { ...query, when: past ? 'past' : 'coming' } });
      print(json, found, formatList(found, cells));
    },
  );

event('show <slug>', 'show an event with its place, trainers, prices and decisions').action(
  async (slug: string, { json }: Options) => {
    const found = await call('GET /manage/events/{slug}/', { params: { slug } });
    print(json, found, described(found));
  },
);

type Given = Options & {
  trainers?: string[];
  seats?: number;
  price?: number;
  partnerPrice?: number | '';
  closes?: string;
};

const bodyOf = ({ trainers, seats, price, partnerPrice, closes }: Given) => ({
  ...{ trainers, seats, price },
  partner_price: partnerPrice === '' ? null : partnerPrice,
  registration_closes_at: closes,
});

const SLUGS = 'their slugs, such as anna-ivanova,petr-petrov';
const TIME = 'local time, such as 2026-12-05T10:00';
const slugs = (text: string) => listOf(text, (slug) => slug);
const roublesOrNone = (text: string) => (text === '' ? text : requireWholeNumber(text));

const withFields = (command: ReturnType<typeof event>) =>
  command
    .option('--trainers <slugs>', SLUGS, slugs)
    .option('--price <roubles>', 'per seat', requireWholeNumber)
    .option('--partner-price <roubles>', "for partners; an empty text ('') for the same price", roublesOrNone)
    .option('--closes <time>', `end of the registration, ${TIME}`);

type NewEventOptions = Given & { seats: number; timezone: NewEvent['timezone']; location?: string };

withFields(event('add <training> <start> <end>', `plan an event of a training (its slug) in ${TIME}`))
  .requiredOption('--seats <number>', 'seats', requireWholeNumber)
  .addOption(new Option('--timezone <name>', 'of the times').choices(eventTimezones).default('Europe/Moscow'))
  .option('--location <slug>', 'where it is held (default: online)')
  .action(async (training: string, starts_at: string, ends_at: string, given: NewEventOptions) => {
    const { timezone, location = null, seats } = given;
    const body = { ...bodyOf(given), training, starts_at, ends_at, timezone, location, seats };
    const found = await call('POST /manage/events/', { body });
    print(given.json, found, described(found));
  });

withFields(event('change <slug>', 'change the given values before the event begins; without letters to participants'))
  .option('--title <text>')
  .option('--lead <text>')
  .option('--seats <number>', 'new seats are offered to the waiting list', requireWholeNumber)
  .action(async (slug: string, given: Given & { title?: string; lead?: string }) => {
    const params = { slug };
    const now = await call('GET /manage/events/{slug}/', { params });
    const { title, lead, price, partner_price, timezone } = now;
    const present = {
      ...{ title, lead, price, partner_price, seats: now.seats_total },
      trainers: now.trainers.map((trainer) => trainer.slug),
      registration_closes_at: typedMoment(now.registration_closes_at, timezone),
    };
    const changes = { title: given.title, lead: given.lead, ...bodyOf(given) };
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const found = await call('PUT /manage/events/{slug}/', { params, body: { ...present, ...named } });
    print(given.json, found, described(found));
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

function described(found: ManagedEventDetails): string {
  const { title, place, stream_url, trainers, price, partner_price, registration_closes_at, timezone } = found;
  return [
    title,
    cells(found).slice(0, -1).join('  '),
    place ? `${place.title}, ${place.address}` : `Online: ${stream_url || 'no address yet'}`,
    `Trainers: ${trainers.map(({ slug }) => slug).join(', ')}`,
    formatPrice(price) + (partner_price === null ? '' : `, for partners ${formatPrice(partner_price)}`),
    `Registration until ${typedMoment(registration_closes_at, timezone)}`,
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');
}
