-- A rejected return restores the status in which it was requested.
alter table orders add column returned_from text;
update orders o
set returned_from = (
  select h.status from order_history h
  where h.order_id = o.id and h.status <> 'return_requested'
  order by h.id desc limit 1
)
where o.status = 'return_requested';
alter table orders add constraint orders_returned_from
  check ((status = 'return_requested') = (returned_from is not null));

-- Fix orders that stayed in `awaiting_payment` after their payment was recorded, and would have been cancelled.
with paid as (
  update orders set status = 'paid', status_since = paid_at
  where paid_at is not null and payment is distinct from 'credit' and status in ('awaiting_payment', 'partially_paid')
  returning id, paid_at
)
insert into order_history (order_id, at, status, text, actor)
select id, paid_at, 'paid', '', 'staff' from paid;
