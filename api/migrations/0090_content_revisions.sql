-- Revisions of editors' content. The site still reads `pages` and `publications`, which hold the live revision of each
-- document. Existing documents get their first revision at the next start.
create table content_revisions (
  address text not null,
  number integer not null check (number > 0),
  document jsonb not null,
  author text not null,
  -- product: part of a release of the site; manager: written in the back office.
  origin text not null check (origin in ('product', 'manager')),
  note text not null default '',
  created_at timestamptz not null,
  -- Scheduled publication.
  publish_at timestamptz,
  published_at timestamptz,
  -- End of being live.
  ended_at timestamptz,
  primary key (address, number),
  check (ended_at is null or published_at is not null)
);
create unique index content_revisions_live on content_revisions (address) where published_at is not null and ended_at is null;
-- The latest publication or end is the version of the content.
create index content_revisions_published on content_revisions (published_at desc) where published_at is not null;
create index content_revisions_ended on content_revisions (ended_at desc) where ended_at is not null;
create index publications_dated on publications (published_at desc) where is_published;
create index content_revisions_scheduled on content_revisions (publish_at) where publish_at is not null and published_at is null;

-- Hash of the last content that a release brought to each address, so that later releases bring only changes.
create table content_seeds (
  address text primary key,
  hash text not null
);
