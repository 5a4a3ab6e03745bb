-- Orders that are placed from a proposal. The partner's own services, products and delivery go with the order for reference:
-- they are nothing that the manufacturer is paid for.
alter table orders add column kp_id uuid references proposals (id);
-- A cancelled order gives its proposal back.
create unique index orders_proposal on orders (kp_id) where status <> 'cancelled';

create table order_own_lines (
  order_id uuid not null references orders (id) on delete cascade,
  position integer not null,
  -- Keeps the service or product from being deleted. Null: delivery.
  item_id uuid references company_items (id),
  name text not null,
  unit text not null,
  qty integer not null check (qty > 0),
  -- Kopecks, as the customer was offered it.
  sum bigint not null,
  primary key (order_id, position)
);
create index on order_own_lines (item_id);
