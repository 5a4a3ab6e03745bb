-- Orders placed from a proposal. The partner's own services, products and delivery are attached for reference only: the
-- manufacturer is not paid for them.
alter table orders add column kp_id uuid references proposals (id);
-- A cancelled order releases its proposal.
create unique index orders_proposal on orders (kp_id) where status <> 'cancelled';

create table order_own_lines (
  order_id uuid not null references orders (id) on delete cascade,
  position integer not null,
  -- Prevents the deletion of the service or product. Null: delivery.
  item_id uuid references company_items (id),
  name text not null,
  unit text not null,
  qty integer not null check (qty > 0),
  -- Sum offered to the customer, in kopecks.
  sum bigint not null,
  primary key (order_id, position)
);
create index on order_own_lines (item_id);
