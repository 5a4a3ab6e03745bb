-- The catalogue of 1C: its groups, the properties of products, and products that it does not have any more.
create table exchange_groups (
  id text primary key,
  -- Category of the site. Not a reference: it may be renamed or deleted by hand.
  slug text not null,
  -- In 1C, as of the last exchange: a category follows a group that is renamed there.
  name text not null
);
alter table exchange_names drop constraint exchange_names_kind_check;
alter table exchange_names add constraint exchange_names_kind_check
  check (kind in ('price_type', 'warehouse', 'property', 'value'));
-- The exchange withdrew the product, and publishes it when 1C has it again.
alter table exchange_products add column is_withdrawn boolean not null default false;
