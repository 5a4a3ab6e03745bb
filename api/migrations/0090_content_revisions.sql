-- What editors write is kept by revisions. The tables `pages` and `publications` stay what the site reads: each document's
-- live revision, as it was published. Documents that were there before get their first revision at the next start.
create table content_revisions (
  address text not null,
  number integer not null check (number > 0),
  document jsonb not null,
  author text not null,
  -- product: it came with a version of the site; manager: somebody wrote it here.
  origin text not null check (origin in ('product', 'manager')),
  note text not null default '',
  created_at timestamptz not null,
  -- When it is to go live by itself.
  publish_at timestamptz,
  published_at timestamptz,
  -- When it ceased to be live.
  ended_at timestamptz,
  primary key (address, number),
  check (ended_at is null or published_at is not null)
);
create unique index content_revisions_live on content_revisions (address) where published_at is not null and ended_at is null;
-- What was published or ended last says whether anything is new.
create index content_revisions_published on content_revisions (published_at desc) where published_at is not null;
create index content_revisions_ended on content_revisions (ended_at desc) where ended_at is not null;
create index publications_dated on publications (published_at desc) where is_published;
create index content_revisions_scheduled on content_revisions (publish_at) where publish_at is not null and published_at is null;

-- What the product brought last at each address, by the hash of it: a later version brings only what is new.
create table content_seeds (
  address text primary key,
  hash text not null
);
