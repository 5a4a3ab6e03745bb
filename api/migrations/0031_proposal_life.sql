-- Life cycle of proposals: versions of a number, own prices, the manufacturer's approval, and history.
alter table proposals
  add column version integer not null default 1,
  -- The newest version, which supersedes this one.
  add column superseded_by integer,
  -- Status to return to from the archive.
  add column archived_from text,
  -- Prices of the proposal. A draft keeps its initial prices until they are updated.
  add column book jsonb not null default '{"catalogue": {}, "own": []}',
  add column priced_at timestamptz,
  -- Time of leaving draft. From then on prices do not change automatically, including VAT and the partner's terms.
  add column frozen_at timestamptz,
  add column terms jsonb,
  -- Prices set by the manager for items without a catalogue price: kopecks by article.
  add column set_prices jsonb not null default '{}',
  -- Discount on purchase prices in this proposal only, in percent.
  add column project_discount integer not null default 0,
  add column reasons jsonb not null default '[]',
  add column returned text not null default '',
  add column line_comments jsonb not null default '{}',
  add column approved_at timestamptz,
  add column valid_until date,
  -- Set for a deleted draft; its number is not reused.
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
  -- Null: the staff, a customer, or the sweep.
  user_id uuid references users (id),
  action text not null,
  text text not null default ''
);
create index on proposal_events (proposal_id, id);
