-- The life of a proposal: versions of one number, prices of its own, the manufacturer's approval, what happened when.
alter table proposals
  add column version integer not null default 1,
  -- The newest version, which has taken its place.
  add column superseded_by integer,
  -- What it returns to from the archive.
  add column archived_from text,
  -- Prices of the proposal: a draft keeps those that it was begun with until they are updated.
  add column book jsonb not null default '{"catalogue": {}, "own": []}',
  add column priced_at timestamptz,
  -- Since it has left draft nothing of its prices changes by itself: neither VAT, nor the partner's terms.
  add column frozen_at timestamptz,
  add column terms jsonb,
  -- By article, in kopecks: what the manager has set where the catalogue has no price.
  add column set_prices jsonb not null default '{}',
  -- Percent, of purchase prices in this proposal alone.
  add column project_discount integer not null default 0,
  add column reasons jsonb not null default '[]',
  add column returned text not null default '',
  add column line_comments jsonb not null default '{}',
  add column approved_at timestamptz,
  add column valid_until date,
  -- A deleted draft: its number is not given again.
  add column deleted_at timestamptz;
update proposals set priced_at = changed_at;
alter table proposals alter column priced_at set not null;

alter table proposals drop constraint proposals_year_number_key;
create unique index proposals_version on proposals (year, number, version) where deleted_at is null;
create index proposals_open on proposals (valid_until) where status in ('sent', 'viewed');
create index proposals_moderation on proposals (frozen_at) where status = 'moderation';

create table proposal_events (
  id bigint primary key generated always as identity,
  proposal_id uuid not null references proposals (id) on delete cascade,
  at timestamptz not null,
  actor text not null,
  -- Null: the staff, a customer, or time.
  user_id uuid references users (id),
  action text not null,
  text text not null default ''
);
create index on proposal_events (proposal_id, id);
