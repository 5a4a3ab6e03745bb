-- Addresses of menu entries that the site no longer serves, found by a sweep.
create table broken_menu_links (
  url text primary key,
  since timestamptz not null
);
