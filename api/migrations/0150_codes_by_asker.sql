-- Codes belong to the session that asked for them, and limits count by session, address and known device: a stranger who
-- knows a number takes nothing from its owner.
alter table login_codes add column session_hash text, add column address text, add column device_hash text;

-- Browsers in which a user has logged in. The token of the cookie is kept as its hash.
create table known_devices (
  token_hash text not null,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
