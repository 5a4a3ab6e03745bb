-- Numbers and states of buyers' requests about orders; indexes for lists of orders in the account.

create sequence order_request_numbers start 1001;
create table order_requests (
  number integer primary key default nextval('order_request_numbers'),
  order_id uuid not null references orders (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('question', 'return')),
  text text not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'answered', 'accepted', 'refused')),
  answer text not null default '',
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  check (state <> 'answered' or answer <> '')
);
create index order_requests_order on order_requests (order_id, number desc);
create index order_requests_open on order_requests (number) where state = 'open';

-- Migrate existing questions and undecided returns.
insert into order_requests (order_id, user_id, kind, text, created_at)
select order_id, user_id, kind, text, created_at
from (
  select order_id, user_id, 'question' as kind, text, created_at from order_questions
  union all
  select o.id, h.user_id, 'return', h.text, h.at
  from orders o
  join lateral (
    select user_id, text, at from order_history
    where order_id = o.id and status = 'return_requested' order by id desc limit 1
  ) h on true
  where o.status = 'return_requested'
) asked
order by created_at;
drop table order_questions;

create index orders_user on orders (user_id, created_at desc);
drop index orders_company;
create index orders_company on orders (company_id, created_at desc) where company_id is not null;
create index orders_created on orders (created_at desc);

update menus set items = jsonb_insert(items, '{1}', '{
  "title": "Заказы",
  "url": "/account/orders/",
  "children": [{"title": "История заказов", "url": "/account/orders-history/"}]
}')
where code = 'lk' and jsonb_array_length(items) > 0 and not items @> '[{"url": "/account/orders/"}]';
