-- Orders. An order is a snapshot: names, prices and requisites are copied, not referenced.

alter table companies
  add column kpp text not null default '',
  -- In whole roubles; null: no deferred payment.
  add column credit_limit integer check (credit_limit > 0);

-- Server-side values: the seller's requisites and the options of the checkout.
alter table site_values drop constraint site_values_section_check;
alter table site_values add constraint site_values_section_check
  check (section in ('settings', 'contacts', 'texts', 'urls', 'seller', 'checkout'));

create sequence order_numbers start 100001;
create sequence invoice_numbers;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique default nextval('order_numbers'),
  -- Idempotency key of the client: a repeated request places no second order.
  key uuid not null,
  user_id uuid not null references users (id),
  company_id integer references companies (id),
  status text not null default 'new' check (status in (
    'new', 'processing', 'awaiting_payment', 'partially_paid', 'paid', 'assembling', 'partially_shipped',
    'ready_for_pickup', 'shipped', 'delivered', 'completed', 'return_requested', 'returned', 'cancelled'
  )),
  status_since timestamptz not null,
  customer_type text not null check (customer_type in ('person', 'company')),
  contact jsonb not null,
  company jsonb,
  delivery jsonb not null,
  -- Delivery as shown on the order's page; names of warehouses may change later.
  delivery_words jsonb not null,
  receiver jsonb,
  payment text check (payment in ('invoice', 'sbp', 'card', 'credit')),
  supplier jsonb,
  goods_total integer not null check (goods_total > 0),
  delivery_total integer check (delivery_total >= 0),
  total integer not null check (total = goods_total + coalesce(delivery_total, 0)),
  vat_amount integer not null,
  vat_rate integer not null,
  lead_weeks integer,
  comment text not null,
  customer_order_no text not null,
  tracking jsonb,
  manager jsonb,
  created_at timestamptz not null,
  unique (user_id, key),
  check ((customer_type = 'company') = (company is not null))
);
create index orders_company on orders (company_id) where company_id is not null;
create index orders_status on orders (status, status_since);

create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  position integer not null,
  -- No foreign key, because the line outlives the product.
  product_id integer not null,
  article text not null,
  name text not null,
  unit text not null,
  qty integer not null check (qty > 0),
  price integer not null,
  price_retail integer not null,
  discount_percent integer not null,
  sum integer not null check (sum = price * qty),
  vat_rate integer not null,
  lead_weeks integer,
  note text not null,
  primary key (order_id, position)
);
create index order_lines_product on order_lines (product_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null,
  status text not null,
  text text not null,
  actor text not null check (actor in ('buyer', 'staff', 'system')),
  user_id uuid references users (id) on delete set null
);
create index order_history_order on order_history (order_id, id);

-- Files uploaded before the order is placed; the bytes are in DATA_DIR/order-files under the id.
create table order_files (
  id uuid primary key,
  order_id uuid references orders (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  -- Session of a guest.
  session_hash text,
  name text not null,
  extension text not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  check (order_id is not null or user_id is not null or session_hash is not null)
);
create index order_files_order on order_files (order_id);

create table order_invoices (
  order_id uuid primary key references orders (id) on delete cascade,
  number text not null unique,
  date date not null,
  due_date date not null,
  seller jsonb not null
);

-- E-mails of the development gateway: /dev/mail/.
create table mail_inbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
