import { expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { homePage as homeDocument } from '../../demo/content.ts';
import { locationRows, priceListRows, trainerRows } from '../../demo/tables.ts';
import { menuRows, siteValueRows } from '../../demo/site.ts';
import { toPageRow } from '../modules/publishing/document-rows.ts';
import { typographDeep } from '../text/typograph-deep.ts';
import { openEmptyDatabase } from '../../test/prepared-database.ts';
import { rowsOf } from './database.ts';
import { migrate } from './migrate.ts';
import { academyLocations, academyTrainers } from '../tables/academy-tables.ts';
import { type PageRow, pages } from '../tables/page-tables.ts';
import { priceLists } from '../tables/price-list-tables.ts';
import { publications } from '../tables/publication-tables.ts';
import { menus, siteValues } from '../tables/site-tables.ts';

const homePage = toPageRow(homeDocument());

/**
 * Each test fills a database as it was before the migration and expects the content of a newly seeded one afterwards.
 */
test('0008: removes links to missing pages from menus and the home page', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  await db.insert(menus).values({
    code: 'lk',
    items: [
      { title: 'Личный кабинет', url: '/account/main/' },
      { title: 'Заказы', url: '/account/orders/' },
      { title: 'Профиль компании', url: '/account/profile/main-office/' },
      { title: 'Конфигуратор парковок', url: '/account/kp/' },
      { title: 'Обучение', url: '/account/academy/' },
      { title: 'Материалы', url: '/account/media/' },
      { title: 'Личные данные', url: '/account/personal/' },
    ],
  });
  // Later content links to the configurator for everyone, and to the choice of a kit.
  const isLater = (block: (typeof homePage.blocks)[number]) =>
    block.type === 'cta' && /^\/(catalog\/parking-systems\/configurator|podbor)/.test(block.button.url);
  const today = typographDeep(homePage);
  const home = { ...today, blocks: today.blocks.filter((block) => !isLater(block)) };
  const blocks = home.blocks.map((block) =>
    block.type === 'cta'
      ? { ...block, title: 'Соберите парковку', text: '…', button: { label: 'Открыть', url: '/account/kp/' } }
      : block,
  );
  await db.insert(pages).values([
    { ...home, blocks },
    { ...home, path: '/account/orders/', blocks: [] },
  ]);
  await db.execute(sql`delete from schema_migrations where name = '0008_pages_that_exist.sql'`);

  await migrate(database);

  const [menu] = await db.select().from(menus).where(eq(menus.code, 'lk'));
  // Later additions belong to later migrations.
  expect(menu?.items.map(({ url }) => url)).toEqual(['/account/main/', '/account/kp/']);
  const [row] = await db.select().from(pages).where(eq(pages.path, '/'));
  expect(row?.blocks).toEqual(home.blocks);
  expect(await db.select().from(pages).where(eq(pages.path, '/account/orders/'))).toEqual([]);
  await database.close();
});

test('0030: groups the partner’s pages of the account menu in one section', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.find(({ code }) => code === 'lk')?.items ?? [];
  const proposals = { title: 'Коммерческие предложения', url: '/account/kp/' };
  const before = now.map((item) => (item.url === proposals.url ? proposals : item));
  const certificate = { title: 'Сертификат партнёра', url: '/account/partner-certificate/' };
  await db.insert(menus).values({ code: 'lk', items: [...before, certificate] });
  await db.execute(sql`delete from schema_migrations where name = '0030_partner_tools_menu.sql'`);

  await migrate(database);

  const [menu] = await db.select().from(menus).where(eq(menus.code, 'lk'));
  expect(menu?.items).toEqual(now);
  await database.close();
});

test('0198: links to the configurator from the menu, once', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.find(({ code }) => code === 'header')?.items ?? [];
  const added = '/catalog/parking-systems/configurator/';
  const before = now.map((item) => ({
    ...item,
    ...(item.children && { children: item.children.filter(({ url }) => url !== added) }),
  }));
  expect(before).not.toEqual(now);
  await db.insert(menus).values({ code: 'header', items: before });
  for (let times = 0; times < 2; times += 1) {
    await db.execute(sql`delete from schema_migrations where name = '0198_configurator_in_menu.sql'`);
    await migrate(database);
    const [menu] = await db.select().from(menus).where(eq(menus.code, 'header'));
    expect(menu?.items).toEqual(now);
  }
  await database.close();
});

test('0046, 0051: drops the content pages of trainers, classrooms and programmes, and links to the new ones in the menu', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.find(({ code }) => code === 'header')?.items ?? [];
  const added = ['/academy/trainers/', '/academy/locations/', '/academy/training/'];
  const before = now.map((item) => ({
    ...item,
    ...(item.children && { children: item.children.filter(({ url }) => !added.includes(url)) }),
  }));
  expect(before).not.toEqual(now);
  await db.insert(menus).values({ code: 'header', items: before });
  await db.insert(pages).values(added.map((path) => ({ ...homePage, path })));
  await db.execute(sql`alter table events drop column training_id`);
  await db.execute(sql`drop table academy_trainings cascade`);
  await db.execute(sql`
    delete from schema_migrations
    where name in ('0046_trainers_and_locations_of_the_academy.sql', '0051_trainings_of_the_academy.sql')`);

  await migrate(database);

  const [menu] = await db.select().from(menus).where(eq(menus.code, 'header'));
  expect(menu?.items).toEqual(now);
  expect(await db.select().from(pages)).toEqual([]);
  await database.close();
});

test('0048: adds the academy to the account menu', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.find(({ code }) => code === 'lk')?.items ?? [];
  const before = now.filter(({ url }) => url !== '/account/academy/');
  expect(before.length).toBe(now.length - 1);
  await db.insert(menus).values({ code: 'lk', items: before });
  await db.execute(sql`delete from schema_migrations where name = '0048_academy_in_the_account.sql'`);

  await migrate(database);

  const [menu] = await db.select().from(menus).where(eq(menus.code, 'lk'));
  expect(menu?.items).toEqual(now);
  await database.close();
});

test('0050: adds the certificates to the company menu', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.find(({ code }) => code === 'lk')?.items ?? [];
  const before = now.map((item) => ({
    ...item,
    ...(item.children && { children: item.children.filter(({ url }) => url !== '/account/profile/certificates/') }),
  }));
  expect(before).not.toEqual(now);
  await db.insert(menus).values({ code: 'lk', items: before });
  await db.execute(sql`delete from schema_migrations where name = '0050_certificates_in_the_account.sql'`);

  await migrate(database);

  const [menu] = await db.select().from(menus).where(eq(menus.code, 'lk'));
  expect(menu?.items).toEqual(now);
  await database.close();
});

test('0057: keeps the news and adds the blog and the articles to the menus', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.filter(({ code }) => code === 'header' || code === 'footer');
  const added = ['/blog/', '/articles/'];
  const before = now.map(({ code, items }) => ({
    code,
    items: items.map((item) => ({
      ...item,
      ...(item.children && { children: item.children.filter(({ url }) => !added.includes(url)) }),
    })),
  }));
  expect(before).not.toEqual(now);
  await db.insert(menus).values(before);
  await db.insert(pages).values(added.map((path) => ({ ...homePage, path })));
  await db.execute(sql`drop table publications cascade`);
  await db.execute(sql`
    create table news (
      id integer primary key, slug text not null unique, title text not null, lead text not null,
      published_at timestamptz not null, tags text[] not null, scene text not null, blocks jsonb not null,
      is_published boolean not null default true)`);
  await db.execute(sql`
    insert into news values (7, 'pervaya', 'Первая', 'x', '2026-01-02', '{Новинки}', 'yard', '[]', false)`);
  await db.execute(sql`delete from schema_migrations where name = '0057_publications.sql'`);

  await migrate(database);

  for (const { code, items } of now) {
    const [menu] = await db.select().from(menus).where(eq(menus.code, code));
    expect(menu?.items).toEqual(items);
  }
  expect(await db.select().from(pages)).toEqual([]);
  expect(await db.select().from(publications)).toMatchObject([
    { section: 'news', slug: 'pervaya', tags: ['Новинки'], topic: null, author: null, is_published: false },
  ]);
  await database.close();
});

test('0060–0062: updates the support section', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = menuRows.find(({ code }) => code === 'header')?.items ?? [];
  const added = ['/support/parts/', '/support/services/'];
  const before = now.map((item) => ({
    ...item,
    ...(item.children && { children: item.children.filter(({ url }) => !added.includes(url)) }),
  }));
  expect(before).not.toEqual(now);
  await db.insert(menus).values({ code: 'header', items: before });
  await db.execute(sql`insert into site_values (section, key, value) values ('urls', 'consent', '"/consent/"')`);
  await db.execute(sql`
    insert into categories (id, slug, name, h1, intro, seo_text, facets, sort) values (1, 'barriers', 'Шлагбаумы', '', '', '', '{}', 1)`);
  const text = { type: 'text' as const, html: '<p>Текст</p>' };
  const form = { type: 'form' as const, title: 'Вопрос', form_code: 'feedback' as const, success_text: 'Спасибо' };
  const cards = { type: 'cards' as const, columns: 3 as const, items: [] };
  const row = (path: string, blocks: PageRow['blocks']) => ({ path, title: 'т', h1: 'т', description: 'т', blocks });
  await db
    .insert(pages)
    .values([
      row('/warranty/', [text, form]),
      row('/support/', [cards, form]),
      row('/support/passports/', [{ type: 'downloads', kind: 'passports', limit: 200 }]),
      row('/support/price-list/', [text, cards]),
    ]);
  await db.execute(
    sql`drop table warranty_claim_files, warranty_claim_events, warranty_claims, warranty_devices, price_lists`,
  );
  await db.execute(sql`
    alter table documents drop category_id, drop version, drop language, drop number, drop valid_until, drop is_partner_only`);
  await db.execute(sql`drop index product_documents_document_id_idx`);
  await db.execute(sql`delete from schema_migrations where name >= '0060' and name < '0063'`);

  await migrate(database);

  const [menu] = await db.select().from(menus).where(eq(menus.code, 'header'));
  expect(menu?.items).toEqual(now);
  const kept = await db.select({ path: pages.path, blocks: pages.blocks }).from(pages);
  expect(Object.fromEntries(kept.map(({ path, blocks }) => [path, blocks.map(({ type }) => type)]))).toEqual({
    '/warranty/': ['text'],
    '/support/': ['form'],
    '/support/passports/': [],
    '/support/parts/': [],
    '/support/services/': [],
    '/support/price-list/': ['text'],
    '/consent-warranty/': ['text'],
  });
  expect(typographDeep(await db.select().from(priceLists).orderBy(priceLists.sort))).toEqual(
    typographDeep(priceListRows.map((one) => ({ is_partner_only: false, ...one }))),
  );
  await database.close();
});

test('0101: adds the photos of trainers and classrooms', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const now = typographDeep({
    trainers: trainerRows.map(({ photo }) => photo),
    photos: locationRows.map(({ photos }) => photos),
  });
  await db.insert(academyTrainers).values(trainerRows.map((row) => ({ ...row, photo: null })));
  await db.insert(academyLocations).values(locationRows.map((row) => ({ ...row, photos: [] })));
  await db.execute(sql`alter table academy_trainers drop column photo`);
  await db.execute(sql`alter table academy_locations drop column photos`);
  await db.execute(sql`delete from schema_migrations where name like '0101%'`);

  await migrate(database);

  const trainers = await db.select().from(academyTrainers).orderBy(academyTrainers.id);
  const locations = await db.select().from(academyLocations).orderBy(academyLocations.id);
  expect({ trainers: trainers.map(({ photo }) => photo), photos: locations.map(({ photos }) => photos) }).toEqual(now);
  await database.close();
});

test('0106: raises the version of the product’s cookie policy and keeps a custom one', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  const again = async (version: string) => {
    await db.execute(sql`
      insert into site_values (section, key, value) values ('texts', 'cookies_version', ${JSON.stringify(version)}::jsonb)
      on conflict (section, key) do update set value = excluded.value`);
    await db.execute(sql`delete from schema_migrations where name like '0106%'`);
    await migrate(database);
    const [row] = await db.select().from(siteValues).where(eq(siteValues.key, 'cookies_version'));
    return row?.value;
  };
  const now = siteValueRows.find(({ key }) => key === 'cookies_version')?.value;
  expect(await again('2026-11-01')).toBe(now);
  expect(await again('2027-01-15')).toBe('2027-01-15');
  await database.close();
});

test('0241: keeps the scenes of cards, and notes the photographs of revisions that count', async () => {
  const database = await openEmptyDatabase();
  const { db } = database;
  await migrate(database);
  await db.execute(sql`drop trigger content_revisions_photos on content_revisions`);
  await db.execute(sql`drop function note_changed_revision, note_document_photos`);
  await db.execute(sql`drop table document_photos`);
  await db.execute(sql`drop index media_files_exact_name`);
  for (const table of [sql`publications`, sql`projects`])
    await db.execute(sql`alter table ${table} alter column scene type text using scene #>> '{}'`);
  await db.execute(sql`
    insert into publications (section, slug, published_at, title, lead, scene, blocks)
    values ('news', 'a', now(), 'А', '', 'yard', '[]')`);
  await db.execute(sql`
    insert into media_files (name, kind, alt, content_id, hash, size_bytes, width, height, updated_at)
    select name, 'photo', 'А', gen_random_uuid(), '', 1, 800, 600, now()
    from unnest(array['live.jpg', 'past.jpg', 'draft.jpg']) as names (name)`);
  const pageOf = (file: string) => sql`${JSON.stringify({ blocks: [{ picture: { file } }] })}::jsonb`;
  await db.execute(sql`
    insert into content_revisions (address, number, document, author, origin, created_at, published_at, ended_at) values
    ('/a/', 1, ${pageOf('past.jpg')}, 'А', 'manager', now(), now(), now()),
    ('/a/', 2, ${pageOf('live.jpg')}, 'А', 'manager', now(), now(), null),
    ('/a/', 3, ${pageOf('past.jpg')}, 'А', 'manager', now(), null, null),
    ('/a/', 4, ${pageOf('draft.jpg')}, 'А', 'manager', now(), null, null)`);
  await db.execute(sql`delete from schema_migrations where name like '0241%'`);

  await migrate(database);

  const noted = async () => {
    const rows = db.execute(sql`
      select name from document_photos d join media_files m on m.id = d.media_id where address = '/a/' order by name`);
    return (await rowsOf<{ name: string }>(rows)).map(({ name }) => name);
  };
  expect(await db.select({ scene: publications.scene }).from(publications)).toEqual([{ scene: 'yard' }]);
  expect(await noted()).toEqual(['draft.jpg', 'live.jpg']);
  await db.execute(sql`delete from content_revisions where number = 4`);
  expect(await noted()).toEqual(['live.jpg', 'past.jpg']);
  await database.close();
});

test('has an index on each column that sweeps and lists search by', async () => {
  const database = await openEmptyDatabase();
  await migrate(database);
  const rows = await rowsOf<{ column: string }>(
    database.db.execute(sql`
      select t.relname || '.' || a.attname as column from pg_index i
      join pg_class t on t.oid = i.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`),
  );
  const indexed = rows.map(({ column }) => column);
  for (const column of [
    'users.company_id',
    'users.deletion_at',
    'event_registrations.offered_until',
    'event_registrations.pay_until',
  ])
    expect(indexed).toContain(column);
  await database.close();
});
