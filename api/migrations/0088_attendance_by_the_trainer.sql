-- A trainer says who is there by an address that needs no account. What is kept of its secret is a hash: whoever reads
-- the table cannot open the page. How long it opens follows from the event, which may be moved.
create table event_trainer_links (
  hash text primary key,
  event_id integer not null references events (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index on event_trainer_links (event_id) where revoked_at is null;
