-- Filters, search and order of lists of the back office, which an employee has saved under a name.
create table staff_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  section text not null,
  name text not null,
  -- Parameters of the address, without a question mark.
  query text not null,
  created_at timestamptz not null
);
create unique index staff_views_name on staff_views (user_id, section, lower(name));
