-- What the accounting has been paid, closing documents, what buyers ask about their orders, and sessions that a login or
-- a logout has put another in the place of.

alter table orders add column paid_at timestamptz;
update orders o set paid_at = h.at from order_history h where h.order_id = o.id and h.status = 'paid';
-- What a company owes: its orders with deferred payment that are not paid.
create index orders_owed on orders (company_id) where payment = 'credit' and paid_at is null;

-- Closing documents, which the manager adds; they lie with the buyer's own files.
alter table order_files add column from_staff boolean not null default false;

-- Kept besides the letter to the manager: one that is not delivered must not lose the question.
create table order_questions (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index order_questions_order on order_questions (order_id);

-- A call that was on its way during a login comes with the id before it. It is asked to come again, not taken for a new
-- guest's; so the ids are known for some minutes more.
create table replaced_sessions (
  id_hash text primary key,
  replaced_at timestamptz not null
);
create index replaced_sessions_replaced on replaced_sessions (replaced_at);
