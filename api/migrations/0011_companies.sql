-- Memberships in companies and their origin. `users.role` and `users.company_id` reflect the active membership and are
-- written in the same transaction.
create table company_members (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies (id),
  user_id uuid references users (id),
  phone text not null check (phone ~ '^\+79\d{9}$'),
  state text not null check (state in ('pending', 'invited', 'active', 'denied', 'removed')),
  role text not null default 'company_employee'
    check (role in ('company_employee', 'company_manager', 'company_owner')),
  surname text not null default '',
  name text not null default '',
  patronymic text not null default '',
  email text not null default '',
  position text not null default '',
  branch_id uuid,
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  expires_at timestamptz,
  check (state <> 'active' or user_id is not null)
);
create index on company_members (company_id);
create index on company_members (phone);
-- A user has at most one active or pending membership; several companies may invite the same user.
create unique index company_members_of_user on company_members (user_id) where state in ('pending', 'active');
create unique index company_members_open on company_members (company_id, phone)
  where state in ('pending', 'invited', 'active');

insert into company_members
  (company_id, user_id, phone, state, role, surname, name, patronymic, email, position, created_at)
select company_id, id, phone,
  case role when 'company_pending' then 'pending' else 'active' end,
  case role when 'company_pending' then 'company_employee' else role end,
  surname, name, patronymic, email, position, created_at
from users
where company_id is not null and role <> 'customer';

-- Public entries of a company: office, branches, projects. `published` is the version on the site.
create table company_entries (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies (id),
  kind text not null check (kind in ('office', 'branch', 'project')),
  published jsonb,
  published_at timestamptz,
  is_hidden boolean not null default false,
  created_at timestamptz not null
);
create index on company_entries (company_id, kind);
create unique index company_entries_office on company_entries (company_id) where kind = 'office';
alter table company_members
  add constraint company_members_branch foreign key (branch_id) references company_entries (id) on delete set null;

-- Edits of an entry that the manufacturer moderates. At most one per entry is open.
create table company_revisions (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references company_entries (id) on delete cascade,
  content jsonb not null,
  state text not null check (state in ('pending', 'approved', 'rejected', 'replaced')),
  author_id uuid references users (id),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text not null default ''
);
create index on company_revisions (entry_id, created_at);
create unique index company_revisions_open on company_revisions (entry_id) where state = 'pending';

create table company_files (
  id uuid primary key,
  company_id integer not null references companies (id),
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index on company_files (company_id);

-- Company of a directory page: the approved office appears there.
alter table partners add column company_id integer unique references companies (id);
-- Ids below 1000 are reserved for seeded partners.
create sequence partner_ids start 1000 owned by partners.id;
alter table partners alter column id set default nextval('partner_ids');
