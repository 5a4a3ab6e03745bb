-- The page of a product lists its last changes.
create index goods_changes_key on goods_changes (table_name, key, id desc);
