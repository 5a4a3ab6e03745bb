-- The term of an invoice runs from the day on which its order awaits payment; until then it has no last day.
alter table order_invoices alter column due_date drop not null;
update order_invoices i set due_date = null from orders o where o.id = i.order_id and o.status in ('new', 'processing');
-- Five working days are seven days, holidays aside: an order that waits now gets no less than what it was promised.
update order_invoices i
set due_date = greatest(i.due_date, (o.status_since at time zone 'Europe/Moscow')::date + 7)
from orders o
where o.id = i.order_id and o.status = 'awaiting_payment';
