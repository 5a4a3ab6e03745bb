-- Roles of the manufacturer's employees in the back office.
alter table users add column staff_roles text[] not null default '{}'
  check (staff_roles <@ array['content', 'sales', 'academy', 'moderator', 'administrator']);
create index users_staff on users (id) where staff_roles <> '{}';

-- The moment at which the session passed the second factor.
alter table sessions add column stepped_up_at timestamptz;

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted with SECOND_FACTOR_KEY.
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Number of the last period of 30 s with an accepted code: none is accepted twice.
  last_period bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Keys of persons and machines for the back office.
create table manage_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash text not null unique,
  areas text[] not null,
  -- The last day in Moscow.
  until date,
  created_at timestamptz not null,
  created_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
-- The command revokes a key by its name.
create unique index manage_keys_name on manage_keys (lower(name)) where revoked_at is null;
