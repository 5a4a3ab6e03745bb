-- Exports read the products of a category in batches, by id.
create index products_category_id on products (category_id, id);
