-- Photographs of a product from all sides, in the order of the turn.
create table product_turns (
  product_id integer not null references products (id) on delete cascade,
  media_id integer not null references media_files (id),
  sort integer not null,
  primary key (product_id, media_id)
);
create index product_turns_media on product_turns (media_id);

create trigger product_turns_added after insert on product_turns
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_turns_removed after delete on product_turns
  referencing old table as touched for each statement execute function note_changed_product_rows();

create or replace function note_changed_media() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id)
    select product_id from product_photos where media_id in (select id from touched)
    union select product_id from product_turns where media_id in (select id from touched)
    union select product_id from product_files where media_id in (select id from touched) order by 1
    on conflict (product_id) do update set changed = excluded.changed, changed_at = excluded.changed_at;
  return null;
end $$;
