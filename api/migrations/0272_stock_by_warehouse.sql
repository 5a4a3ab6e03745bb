-- The parts of stock_qty by warehouse, by name; empty: the parts are not known.
alter table products add column stocks jsonb not null default '[]';
