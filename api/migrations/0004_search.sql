-- Changes of the catalogue, by which every process keeps its index and exports in sync. One row per product with the
-- last
-- transaction that changed it. Product 0 stands for the categories and attributes.
create table catalog_changes (
  product_id integer primary key,
  changed xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index catalog_changes_changed on catalog_changes (changed);

-- Rows are locked in the order of ids, so that two transactions over the same products cannot deadlock.
create function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) select id from touched order by id
    on conflict (product_id) do update set changed = excluded.changed, changed_at = excluded.changed_at;
  return null;
end $$;

create function note_changed_product_rows() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) select distinct product_id from touched order by product_id
    on conflict (product_id) do update set changed = excluded.changed, changed_at = excluded.changed_at;
  return null;
end $$;

create function note_changed_tree() returns trigger language plpgsql as $$
begin
  insert into catalog_changes (product_id) values (0)
    on conflict (product_id) do update set changed = excluded.changed, changed_at = excluded.changed_at;
  return null;
end $$;

create trigger products_added after insert on products
  referencing new table as touched for each statement execute function note_changed_products();
create trigger products_changed after update on products
  referencing new table as touched for each statement execute function note_changed_products();
create trigger products_removed after delete on products
  referencing old table as touched for each statement execute function note_changed_products();

-- A row that moves to another product changes both products.
create trigger product_attributes_added after insert on product_attributes
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_attributes_changed after update on product_attributes
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_attributes_left after update on product_attributes
  referencing old table as touched for each statement execute function note_changed_product_rows();
create trigger product_attributes_removed after delete on product_attributes
  referencing old table as touched for each statement execute function note_changed_product_rows();

create trigger product_categories_added after insert on product_categories
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_categories_changed after update on product_categories
  referencing new table as touched for each statement execute function note_changed_product_rows();
create trigger product_categories_left after update on product_categories
  referencing old table as touched for each statement execute function note_changed_product_rows();
create trigger product_categories_removed after delete on product_categories
  referencing old table as touched for each statement execute function note_changed_product_rows();

create trigger categories_changed after insert or update or delete on categories
  for each statement execute function note_changed_tree();
create trigger attributes_changed after insert or update or delete on attributes
  for each statement execute function note_changed_tree();

-- Mark all existing products as changed.
insert into catalog_changes (product_id) select id from products union all select 0;

-- «С этим товаром покупают» looks up the products that a product is an accessory of.
create index product_relations_related on product_relations (related_id, kind);
