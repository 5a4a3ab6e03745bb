-- Shops that are not partners: with an address, or online shops, which deliver to every town and are not on the map.
create table shops (
  slug text primary key,
  kind text not null check (kind in ('shop', 'online')),
  name text not null,
  site text,
  phone text not null,
  hours text not null,
  directions text[] not null,
  -- Has an agreement with the manufacturer.
  is_authorised boolean not null,
  note text not null default '',
  city text,
  address text,
  longitude double precision,
  latitude double precision,
  check (kind = 'online' or num_nulls(city, address, longitude, latitude) = 0),
  check (kind = 'shop' or site is not null)
);
