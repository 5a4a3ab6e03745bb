-- Photographs and documents that the manufacturer uploads, and the products that have them.
create table media_files (
  id integer generated always as identity primary key,
  -- A file name, by which the tables of products refer to it.
  name text not null check (name <> ''),
  kind text not null check (kind in ('photo', 'document')),
  alt text not null,
  -- Key of the content in the object store; each upload has its own.
  content_id uuid not null unique,
  hash text not null,
  size_bytes integer not null,
  width integer,
  height integer,
  -- Average colour; null for a transparent picture.
  color text,
  updated_at timestamptz not null,
  check (kind = 'document' or (alt <> '' and width is not null and height is not null))
);
-- Names that a reader would confuse are one.
create unique index media_files_name on media_files (lower(name));

create table product_photos (
  product_id integer not null references products (id) on delete cascade,
  media_id integer not null references media_files (id),
  sort integer not null,
  primary key (product_id, media_id)
);
create index product_photos_media on product_photos (media_id);

create table product_files (
  product_id integer not null references products (id) on delete cascade,
  media_id integer not null references media_files (id),
  kind text not null,
  title text not null check (title <> ''),
  sort integer not null,
  primary key (product_id, media_id)
);
create index product_files_media on product_files (media_id);

-- Pages, lists and exports of a product follow its files.
create trigger product_photos_added after insert on product_photos
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_photos_removed after delete on product_photos
  referencing old table as touched for each statement execute function note_changed_product_rows();
create trigger product_files_added after insert on product_files
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_files_removed after delete on product_files
  referencing old table as touched for each statement execute function note_changed_product_rows();

create function note_changed_media() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id)
    select product_id from product_photos where media_id in (select id from touched)
    union select product_id from product_files where media_id in (select id from touched) order by 1
    on conflict (product_id) do update set changed = excluded.changed, changed_at = excluded.changed_at;
  return null;
end $$;
create trigger media_files_changed after update on media_files
  referencing new table as touched for each statement execute function note_changed_media();
