-- Links by which trainers mark attendance without an account. Only the hash of the secret is stored, so that a leaked
-- table does not grant access. The validity depends on the event, which may be moved.
create table event_trainer_links (
  hash text primary key,
  event_id integer not null references events (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index on event_trainer_links (event_id) where revoked_at is null;
