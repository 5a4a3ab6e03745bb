import { InvalidArgumentError } from 'commander';
import type { ManagedShop, NewShop, ShopChange } from '@site/contracts/manage-shops';
import { formatPhone } from '@site/kernel/phone';
import { call } from './client.ts';
import { decided, listed, nounOf, print } from './console.ts';

type Options = { json?: boolean };
type Given = Options & {
  online?: boolean;
  name?: string;
  phone?: string;
  hours?: string;
  directions?: ShopChange['directions'];
  authorised?: boolean;
  site?: string;
  note?: string;
  partner?: string;
  city?: string;
  address?: string;
  at?: { latitude: number; longitude: number };
};

const shop = nounOf('shops', 'where one buys without a partner: with an address, or on the internet alone');

// The API knows which there are.
const listOf = (text: string) => text.split(',').map((one) => one.trim()) as ShopChange['directions'];

const DEGREES = /^-?\d{1,3}(\.\d+)?$/;

function placeOf(text: string): Given['at'] {
  const [latitude, longitude, ...more] = text
    .split(',')
    .map((part) => (DEGREES.test(part.trim()) ? Number(part) : NaN));
  if (more.length > 0 || latitude === undefined || longitude === undefined || !isFinite(latitude + longitude))
    throw new InvalidArgumentError('latitude and longitude: 54.19,37.62');
  return { latitude, longitude };
}

/** An empty text takes away what may be missing. */
const orNull = (text: string | undefined) => (text === '' ? null : text);

/** Only what was given: JSON leaves out what is undefined. */
const fieldsOf = ({
  online,
  name,
  phone,
  hours,
  directions,
  authorised,
  site,
  note,
  partner,
  city,
  address,
  at,
}: Given) => ({
  ...{ name, phone, hours, directions, note },
  kind: online === undefined ? undefined : online ? ('online' as const) : ('shop' as const),
  is_authorised: authorised,
  ...{ site: orNull(site), partner: orNull(partner), city: orNull(city), address: orNull(address) },
  ...at,
});

const options = (command: ReturnType<typeof shop>) =>
  command
    .option('--phone <number>', 'as people dial it')
    .option('--hours <text>', 'Пн–Пт, 9:00–18:00')
    .option('--directions <list>', 'what it sells: Ворота,Шлагбаумы', listOf)
    .option('--site <url>', 'https://…')
    .option('--note <text>', 'what else people should know')
    .option('--partner <name>', 'to whom it belongs: the last part of the address of his page')
    .option('--city <name>')
    .option('--address <text>', 'with its town, as visitors read it')
    .option('--at <place>', 'latitude,longitude; otherwise the middle of its town', placeOf);

shop('list', 'by their names', { isDefault: true })
  .option('--all', 'those that are closed as well')
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, page }: Options & { all?: boolean; page?: string }) => {
    const found = await call('GET /manage/shops/', { query: { page, all: all ? 'true' : undefined } });
    print(
      json,
      found,
      listed(found, ({ slug, name, kind, is_closed, city, phone }) => [
        slug,
        is_closed ? 'closed' : kind,
        city ?? '',
        formatPhone(phone),
        name,
      ]),
    );
  });

shop('show <slug>', 'one in full').action(async (slug: string, { json }: Options) => {
  const found = await call('GET /manage/shops/{slug}/', { params: { slug } });
  print(json, found, described(found));
});

options(shop('add <name>', 'a new one, on the site at once'))
  .option('--slug <name>', 'its name in addresses; otherwise made of name and town')
  .option('--online', 'on the internet alone: it has a site, and no address')
  .option('--authorised', 'sells by an agreement with us')
  .action(async (name: string, { json, slug, ...given }: Given & { slug?: string }) => {
    // Whatever is missing, the API names.
    const body = { slug, ...fieldsOf({ ...given, name, online: given.online ?? false }) } as NewShop;
    const found = await call('POST /manage/shops/', { body });
    print(json, found, described(found));
  });

options(shop('change <slug>', "what is given; an empty text ('') takes a site, a partner or a note away"))
  .option('--name <text>')
  .option('--online', 'on the internet alone')
  .option('--no-online', 'with an address')
  .option('--authorised', 'sells by an agreement with us')
  .option('--no-authorised')
  .action(async (slug: string, given: Given) => {
    const body = fieldsOf(given) as ShopChange;
    const found = await call('PUT /manage/shops/{slug}/', { params: { slug }, body });
    print(given.json, found, described(found));
  });

shop('close <slug>', 'take it off the site; it stays known')
  .option('--reason <text>', 'for us')
  .action(async (slug: string, { json, reason }: Options & { reason?: string }) => {
    const found = await call('POST /manage/shops/{slug}/close/', { params: { slug }, body: { reason } });
    print(json, found, described(found));
  });

shop('open <slug>', 'put a closed one back').action(async (slug: string, { json }: Options) => {
  const found = await call('POST /manage/shops/{slug}/open/', { params: { slug } });
  print(json, found, described(found));
});

const described = (found: ManagedShop): string =>
  [
    `${found.slug}: «${found.name}», ${found.is_closed ? 'closed' : found.kind}${found.is_authorised ? ', authorised' : ''}`,
    [found.address, found.latitude !== null && `${found.latitude},${found.longitude}`, found.site]
      .filter(Boolean)
      .join('; '),
    `${formatPhone(found.phone)}, ${found.hours}, ${found.directions.join(', ')}`,
    found.note,
    found.partner && `Belongs to ${found.partner}`,
    ...(found.decisions.length ? ['Decided:', ...decided(found.decisions)] : []),
  ]
    .filter(Boolean)
    .join('\n');
