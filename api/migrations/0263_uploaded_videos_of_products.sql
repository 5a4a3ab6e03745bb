-- Videos of the media library. Those of `product_videos` are files of the site itself.
create table product_films (
  product_id integer not null references products (id) on delete cascade,
  media_id integer not null references media_files (id),
  sort integer not null,
  primary key (product_id, media_id)
);
create index product_films_media on product_films (media_id);

create trigger product_films_added after insert on product_films
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_films_removed after delete on product_films
  referencing old table as touched for each statement execute function note_changed_product_rows();

create or replace function note_changed_media() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id)
    select product_id from product_photos where media_id in (select id from touched)
    union select product_id from product_turns where media_id in (select id from touched)
    union select product_id from product_films join media_files m on m.id = media_id
      where m.id in (select id from touched) or m.poster_id in (select id from touched)
    union select product_id from product_files where media_id in (select id from touched) order by 1
    on conflict (product_id) do update set changed = excluded.changed, changed_at = excluded.changed_at;
  return null;
end $$;
