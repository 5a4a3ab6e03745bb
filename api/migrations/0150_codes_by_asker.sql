-- Codes belong to the requesting session, and limits count by session, address and known device, so that a stranger
-- cannot lock the owner of a number out.
alter table login_codes add column session_hash text, add column address text, add column device_hash text;

-- Browsers in which a user has logged in. Only the hash of the cookie's token is stored.
create table known_devices (
  token_hash text not null,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
