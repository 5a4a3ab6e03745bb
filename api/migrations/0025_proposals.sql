-- Commercial proposals. Numbers have no gaps within a year: they are assigned in the transaction that uses them.
create table proposal_numbers (
  year integer primary key,
  last integer not null
);

create table proposals (
  id uuid primary key default gen_random_uuid(),
  year integer not null,
  number integer not null,
  -- Null: a demonstration by an employee of the manufacturer.
  company_id integer references companies (id),
  author_id uuid not null references users (id),
  status text not null default 'draft',
  -- Version of the rules that calculate the proposal, regardless of its age.
  rules_version text not null,
  configuration jsonb not null,
  offer jsonb not null,
  -- Denormalised columns for the list.
  object_name text not null default '',
  customer text not null default '',
  -- In kopecks.
  total bigint not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (year, number)
);
create index on proposals (company_id, changed_at desc);
create index on proposals (author_id, changed_at desc);

-- Own services and products used by a proposal, which prevents their deletion.
create table proposal_items (
  proposal_id uuid not null references proposals (id) on delete cascade,
  item_id uuid not null references company_items (id),
  primary key (proposal_id, item_id)
);
create index on proposal_items (item_id);
