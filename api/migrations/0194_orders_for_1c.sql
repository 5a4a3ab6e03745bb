-- Orders and the versions of them that 1C has taken.
create table exchange_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Counts the changes of the order.
  version integer not null default 1,
  -- The version that the last query gave to a session, until this session confirms it.
  offered integer,
  offered_to text,
  accepted integer not null default 0,
  -- In 1C.
  number text not null default ''
);
create index exchange_orders_changed on exchange_orders (order_id) where accepted < version;
create index exchange_orders_offered on exchange_orders (offered_to) where offered_to is not null;
insert into exchange_orders (order_id) select id from orders;
create function count_order_change() returns trigger language plpgsql as $$
begin
  insert into exchange_orders (order_id) values (new.id)
  on conflict (order_id) do update set version = exchange_orders.version + 1;
  return null;
end $$;
create trigger orders_added after insert on orders for each row execute function count_order_change();
create trigger orders_changed after update on orders for each row
  when (old.* is distinct from new.*) execute function count_order_change();
