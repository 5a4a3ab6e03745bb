-- Payments, closing documents, questions about orders, and sessions replaced by a login or a logout.

alter table orders add column paid_at timestamptz;
update orders o set paid_at = h.at from order_history h where h.order_id = o.id and h.status = 'paid';
-- Debt of a company: unpaid orders with deferred payment.
create index orders_owed on orders (company_id) where payment = 'credit' and paid_at is null;

-- Closing documents added by the manager; stored with the buyer's files.
alter table order_files add column from_staff boolean not null default false;

-- Stored in addition to the e-mail to the manager, so that a failed delivery does not lose the question.
create table order_questions (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index order_questions_order on order_questions (order_id);

-- Replaced session ids, remembered for some minutes: a request that was on its way during a login is rejected for a
-- retry, not treated as a new guest's.
create table replaced_sessions (
  id_hash text primary key,
  replaced_at timestamptz not null
);
create index replaced_sessions_replaced on replaced_sessions (replaced_at);
