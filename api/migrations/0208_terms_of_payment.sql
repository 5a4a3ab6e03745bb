-- The last day on which an order that is paid on the site keeps its price and goods; null: the order has no such term.
alter table orders add column pay_until date;
alter table orders add column pay_reminded boolean not null default false;
