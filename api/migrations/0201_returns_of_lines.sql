-- The lines of a return; a return without lines is one of the whole order. An API of the release before still runs while
-- the new one is started: it reads and decides returns of whole orders, as before.
create table order_return_lines (
  request integer not null references order_requests (number) on delete cascade,
  order_id uuid not null,
  position integer not null,
  qty integer not null check (qty > 0),
  primary key (request, position),
  foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
);
create index order_return_lines_order on order_return_lines (order_id, position);

-- Sum of the accepted returns of lines, in roubles.
alter table orders add column returned_total integer not null default 0
  check (returned_total >= 0 and returned_total <= goods_total);
