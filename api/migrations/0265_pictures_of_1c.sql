-- Pictures of the exchange with 1C. Parts of one are objects of the store: a server without autovacuum keeps the space of rows.
alter table exchange_parts alter column bytes drop not null;
alter table exchange_parts add column content_id uuid;
alter table exchange_parts add column size integer;
alter table exchange_parts add constraint exchange_parts_content_check check (
  num_nonnulls(bytes, content_id) = 1 and num_nonnulls(content_id, size) in (0, 2)
);

-- Pictures by the SHA-256 of the bytes that 1C sent: an item of the library, content that is ready to become one, or a reason.
create table exchange_pictures (
  source_hash text primary key,
  media_id integer references media_files (id) on delete cascade,
  prepared jsonb,
  refusal text,
  taken_at timestamptz not null,
  check (num_nonnulls(media_id, prepared, refusal) = 1)
);
create index exchange_pictures_media on exchange_pictures (media_id);
create index media_files_hash on media_files (hash);

-- The last bytes of each file of 1C, by its name in lower case.
create table exchange_picture_files (
  file text primary key,
  source_hash text not null
);

-- Pictures that 1C named last for a product, with the bytes that were considered then; null: there were none.
create table exchange_product_pictures (
  product text not null references exchange_products (id) on delete cascade,
  position integer not null,
  file text not null,
  source_hash text,
  primary key (product, position)
);
create index exchange_product_pictures_file on exchange_product_pictures (file);

-- Photographs that the exchange attached to a product, with the last import that did.
create table exchange_photos (
  product text not null references exchange_products (id) on delete cascade,
  media_id integer not null references media_files (id) on delete cascade,
  import_id integer references goods_imports (id) on delete set null,
  primary key (product, media_id)
);
create index exchange_photos_media on exchange_photos (media_id);
create index exchange_photos_import on exchange_photos (import_id);
