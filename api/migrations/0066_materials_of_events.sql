-- Files for participants of an event: handouts, diagrams, slides.
create table event_materials (
  id uuid primary key,
  event_id integer not null references events (id) on delete cascade,
  name text not null,
  size_bytes integer not null,
  extension text not null,
  created_at timestamptz not null
);
create index on event_materials (event_id);
