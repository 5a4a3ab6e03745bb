-- Payments on the site. An attempt is stored before the payment service is called, so that a lost response loses nothing.
-- An API of the release before still runs while the new one is started: it knows no payments, and its orders have none.
create table payments (
  id uuid primary key default gen_random_uuid(),
  -- Null: the service reported a payment that belongs to no order.
  order_id uuid references orders (id),
  attempt integer not null,
  way text check (way in ('card', 'sbp')),
  -- In kopecks.
  sum bigint not null check (sum > 0),
  -- creating: the service has not responded yet; unmatched: the money arrived, but paid no order.
  status text not null check (status in ('creating', 'pending', 'paid', 'canceled', 'unmatched')),
  provider_id text unique,
  url text,
  reason text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (order_id, attempt)
);
-- An order is paid once, and has one payment in progress.
create unique index payments_one_per_order on payments (order_id) where status in ('creating', 'pending', 'paid');
create index payments_open on payments (created_at) where status in ('creating', 'pending');

create table payment_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  -- In kopecks.
  sum bigint not null check (sum > 0),
  -- The lines of the receipt.
  items jsonb not null,
  status text not null check (status in ('creating', 'pending', 'succeeded', 'canceled')),
  provider_id text unique,
  reason text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index payment_refunds_one_open on payment_refunds (payment_id) where status in ('creating', 'pending');

-- The payment service of the demonstration; empty in production.
create table payment_stand_in (
  id text primary key,
  idempotence_key text not null unique,
  object jsonb not null,
  created_at timestamptz not null
);
