import { InvalidArgumentError } from 'commander';
import { manageShopEndpoints, type ManagedShop, type NewShop, type ShopChange } from '@site/contracts/manage-shops';
import { formatPhone } from '@site/kernel/phone';
import { call } from './client.ts';
import { formatDecisions, formatList, nounOf, print } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

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

const shop = nounOf('shops', 'shops that are not partners: with an address or online only');

// The API validates the directions.
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

/** An empty text removes an optional value. */
const orNull = (text: string | undefined) => (text === '' ? null : text);

/** Builds a request body with the given fields only: JSON omits undefined values. */
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
    .option('--phone <number>', 'phone number')
    .option('--hours <text>', 'Пн–Пт, 9:00–18:00')
    .option('--directions <list>', 'product directions: Ворота,Шлагбаумы', listOf)
    .option('--site <url>', 'https://…')
    .option('--note <text>', 'note for visitors')
    .option('--partner <name>', 'partner that owns the shop: the last segment of the partner page’s URL')
    .option('--city <name>')
    .option('--address <text>', 'address with the town, as shown to visitors')
    .option('--at <place>', 'latitude,longitude (default: the centre of the town)', placeOf);

const list = manageShopEndpoints['GET /manage/shops/'];
shop('list', 'list shops by name', { isDefault: true })
  .option('--all', 'include closed ones')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, ...query }: Options & Sorting<typeof list> & { all?: boolean; page?: string }) => {
    const found = await call('GET /manage/shops/', { query: { ...query, all: all ? 'true' : undefined } });
    print(
      json,
      found,
      formatList(found, ({ slug, name, kind, is_closed, city, phone }) => [
        slug,
        is_closed ? 'closed' : kind,
        city ?? '',
        formatPhone(phone),
        name,
      ]),
    );
  });

shop('show <slug>', 'show a shop').action(async (slug: string, { json }: Options) => {
  const found = await call('GET /manage/shops/{slug}/', { params: { slug } });
  print(json, found, described(found));
});

options(shop('add <name>', 'add a shop, visible at once'))
  .option('--slug <name>', 'URL name (default: from the name and the town)')
  .option('--online', 'online only: a site without an address')
  .option('--authorised', 'has an agreement with us')
  .action(async (name: string, { json, slug, ...given }: Given & { slug?: string }) => {
    // The API reports missing fields.
    const body = { slug, ...fieldsOf({ ...given, name, online: given.online ?? false }) } as NewShop;
    const found = await call('POST /manage/shops/', { body });
    print(json, found, described(found));
  });

options(shop('change <slug>', "change the given fields; an empty text ('') removes a site, a partner or a note"))
  .option('--name <text>')
  .option('--online', 'online only')
  .option('--no-online', 'with an address')
  .option('--authorised', 'has an agreement with us')
  .option('--no-authorised')
  .action(async (slug: string, given: Given) => {
    const body = fieldsOf(given) as ShopChange;
    const found = await call('PUT /manage/shops/{slug}/', { params: { slug }, body });
    print(given.json, found, described(found));
  });

shop('close <slug>', 'hide a shop; it can be reopened')
  .option('--reason <text>', 'internal reason')
  .action(async (slug: string, { json, reason }: Options & { reason?: string }) => {
    const found = await call('POST /manage/shops/{slug}/close/', { params: { slug }, body: { reason } });
    print(json, found, described(found));
  });

shop('open <slug>', 'reopen a closed shop').action(async (slug: string, { json }: Options) => {
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
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ]
    .filter(Boolean)
    .join('\n');
