-- A manager gives the shipping day of an order with a line on request.
alter table orders add column ships_on_request boolean not null default false;
update orders set ships_on_request = true
where exists (
  select 1 from order_lines l where l.order_id = orders.id and l.note = 'Срок поставки уточнит менеджер'
);
