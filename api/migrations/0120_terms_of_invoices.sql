-- The payment term starts when the order awaits payment; until then the invoice has no due date.
alter table order_invoices alter column due_date drop not null;
update order_invoices i set due_date = null from orders o where o.id = i.order_id and o.status in ('new', 'processing');
-- Five working days are seven days without holidays, so that a waiting order gets at least its promised term.
update order_invoices i
set due_date = greatest(i.due_date, (o.status_since at time zone 'Europe/Moscow')::date + 7)
from orders o
where o.id = i.order_id and o.status = 'awaiting_payment';
