-- Personal data of users: confirmed e-mail, notification settings, devices, and deletion.

alter table users
  add column email_confirmed_at timestamptz,
  add column learning_email_confirmed_at timestamptz,
  add column notify_by_email boolean not null default true,
  add column notify_by_sms boolean not null default true,
  add column deletion_at timestamptz,
  add column deleted_at timestamptz,
  drop constraint users_phone_check,
  -- A deleted user has no phone; the row stays because of the orders.
  add constraint users_phone_check check (phone ~ '^\+79\d{9}$' or (deleted_at is not null and phone = id::text));
create index users_deletion on users (deletion_at) where deletion_at is not null;

-- Public id of a session for the user's list of devices; it grants no access.
alter table sessions
  add column name uuid not null default gen_random_uuid() unique,
  add column device text not null default '',
  add column address text not null default '',
  add column seen_at timestamptz;
update sessions set seen_at = created_at;
create index sessions_user on sessions (user_id) where user_id is not null;

-- A code is valid only for its purpose.
alter table login_codes add column purpose text not null default 'login';

-- The e-mail contains the code, the table its SHA-256.
create table email_confirmations (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('account', 'learning')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmations_user on email_confirmations (user_id, created_at);

alter table consents add column withdrawn_at timestamptz;

-- Pending captcha challenges, and passes for solved ones.
create table captcha_challenges (
  challenge text primary key,
  session_hash text not null references sessions (id_hash) on delete cascade,
  bits integer not null,
  expires_at timestamptz not null
);
create index captcha_challenges_expires on captcha_challenges (expires_at);
alter table sessions add column captcha_pass_until timestamptz;
