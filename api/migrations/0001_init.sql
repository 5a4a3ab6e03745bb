-- Content of the site and its users. Times are UTC; money is in whole roubles including VAT.

create table site_values (
  section text not null check (section in ('settings', 'contacts', 'texts', 'urls')),
  key text not null,
  value jsonb not null,
  primary key (section, key)
);

create table menus (
  code text primary key,
  items jsonb not null
);

-- from_url is normalised to lower case without a trailing slash, so that one row matches every spelling.
create table redirects (
  from_url text primary key check (from_url = lower(from_url) and (from_url = '/' or from_url not like '%/')),
  to_url text not null
);

create table categories (
  id integer primary key,
  parent_id integer references categories (id),
  slug text not null unique,
  name text not null,
  h1 text not null,
  intro text not null,
  seo_text text not null,
  facets text[] not null,
  sort integer not null,
  is_visible boolean not null default true
);

create table attributes (
  code text primary key,
  label text not null,
  type text not null check (type in ('list', 'range', 'flag', 'text')),
  grp text not null check (grp in ('main', 'electric', 'size', 'conditions')),
  step double precision not null default 1,
  sort integer not null
);

create table products (
  id integer primary key,
  slug text not null unique,
  article text not null unique,
  old_articles text[] not null default '{}',
  name text not null,
  series text not null,
  category_id integer not null references categories (id),
  short_description text not null,
  description text not null,
  price_retail integer check (price_retail > 0),
  discount_group char(1) not null check (discount_group in ('A', 'B', 'C', 'D', 'L', 'M')),
  unit text not null,
  multiplicity integer not null default 1 check (multiplicity > 0),
  min_qty integer not null default 1 check (min_qty > 0),
  stock_state text not null
    check (stock_state in ('in_stock', 'low_stock', 'expected', 'backorder', 'on_request', 'discontinued')),
  stock_qty integer not null default 0,
  stock_date date,
  lead_weeks integer,
  badges text[] not null default '{}',
  warranty_months integer not null,
  key_attributes jsonb not null default '[]',
  included_items jsonb not null default '[]',
  drawing jsonb not null,
  picture_version text not null,
  successor_id integer references products (id),
  popularity integer not null,
  is_published boolean not null default true,
  created_at timestamptz not null
);

-- One row for each category of a product: its own, the ancestors, and extra categories.
create table product_categories (
  category_id integer not null references categories (id),
  product_id integer not null references products (id) on delete cascade,
  primary key (category_id, product_id)
);
create index product_categories_product on product_categories (product_id);

create table product_attributes (
  product_id integer not null references products (id) on delete cascade,
  code text not null references attributes (code),
  value text not null,
  label text not null,
  num double precision,
  primary key (product_id, code, value)
);
create index product_attributes_code on product_attributes (code, value, product_id);

create table product_relations (
  product_id integer not null references products (id) on delete cascade,
  related_id integer not null references products (id) on delete cascade,
  kind text not null check (kind in ('accessory_required', 'accessory', 'spare_part', 'analog')),
  position text not null default '',
  sort integer not null,
  primary key (product_id, kind, related_id)
);

create table documents (
  id integer primary key,
  slug text not null unique,
  title text not null,
  kind text not null,
  series text not null,
  body jsonb not null,
  size_bytes integer not null,
  updated_at date not null
);

create table product_documents (
  product_id integer not null references products (id) on delete cascade,
  document_id integer not null references documents (id) on delete cascade,
  primary key (product_id, document_id)
);

create table pages (
  path text primary key check (path = '/' or path like '/%/'),
  title text not null,
  h1 text not null,
  description text not null,
  robots text not null default 'index, follow',
  access text not null default 'public' check (access in ('public', 'user')),
  parent_path text,
  blocks jsonb not null,
  nofooter boolean not null default false,
  noheader boolean not null default false
);

create table news (
  id integer primary key,
  slug text not null unique,
  title text not null,
  lead text not null,
  published_at timestamptz not null,
  tags text[] not null,
  scene text not null,
  blocks jsonb not null,
  is_published boolean not null default true
);
create index news_published on news (published_at desc) where is_published;

create table projects (
  id integer primary key,
  slug text not null unique,
  title text not null,
  lead text not null,
  city text not null,
  object_type text not null,
  year integer not null,
  scene text not null,
  blocks jsonb not null
);

create table partners (
  id integer primary key,
  slug text not null unique,
  name text not null,
  level text not null check (level in ('partner', 'silver', 'gold', 'platinum')),
  types text[] not null,
  city_slug text not null,
  city text not null,
  city_prepositional text not null,
  address text not null,
  longitude double precision not null,
  latitude double precision not null,
  directions text[] not null,
  phone text not null,
  hours text not null,
  about text not null
);

-- Dates are relative to today, so that the demonstration calendar always has upcoming events.
create table events (
  id integer primary key,
  slug text not null unique,
  title text not null,
  lead text not null,
  type text not null check (type in ('offline', 'webinar', 'online')),
  days_ahead integer not null check (days_ahead > 0),
  start_minute integer not null,
  duration_minutes integer not null,
  timezone text not null,
  city text,
  seats_total integer not null,
  seats_taken integer not null,
  price integer not null,
  programme jsonb not null
);

create table faq_items (
  id integer primary key,
  group_code text not null,
  group_title text not null,
  question text not null,
  answer text not null,
  sort integer not null
);

create table companies (
  id integer primary key,
  name text not null,
  inn text not null unique,
  level text not null default 'none' check (level in ('none', 'partner', 'silver', 'gold', 'platinum')),
  personal_discount jsonb not null default '{}',
  dealer_access boolean not null default false,
  dealer_access_moderation boolean not null default false,
  kp_access boolean not null default false,
  kp_access_moderation boolean not null default false
);

create table users (
  id uuid primary key default gen_random_uuid(),
  phone text not null unique check (phone ~ '^\+79\d{9}$'),
  surname text not null,
  name text not null,
  patronymic text not null default '',
  email text not null default '',
  city text not null default '',
  position text not null default '',
  role text not null default 'customer'
    check (role in ('customer', 'company_pending', 'company_employee', 'company_manager', 'company_owner')),
  company_id integer references companies (id),
  came_user boolean not null default false,
  user_access_moderation boolean not null default false,
  bpt boolean not null default false,
  is_blocked boolean not null default false,
  created_at timestamptz not null default now()
);

-- The table stores the SHA-256 of the session id, so that a leaked table does not grant access.
create table sessions (
  id_hash text primary key,
  user_id uuid references users (id) on delete cascade,
  pending_phone text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expires on sessions (expires_at);

create table login_codes (
  id bigint generated always as identity primary key,
  phone text not null,
  salt text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left integer not null,
  state text not null default 'open' check (state in ('open', 'used', 'replaced', 'dead')),
  died_at timestamptz
);
create index login_codes_phone on login_codes (phone, created_at desc);

create table sms_inbox (
  id bigint generated always as identity primary key,
  phone text not null,
  body text not null,
  created_at timestamptz not null
);

create table form_requests (
  id bigint generated always as identity primary key,
  form_code text not null,
  fields jsonb not null,
  user_id uuid references users (id) on delete set null,
  address text not null,
  consent_version text not null,
  consent_hash text not null,
  created_at timestamptz not null
);

-- Uniform rows for all filter values, from columns and attributes.
create view product_facet_values as
  select product_id, code, value, label, num from product_attributes
  union all
  select id, 'price', price_retail::text, price_retail::text, price_retail::double precision
    from products where price_retail is not null
  union all
  select id, 'availability', stock_state, stock_state, null::double precision from products
  union all
  select id, 'series', lower(replace(series, ' ', '-')), series, null::double precision from products
  union all
  select id, 'warranty_months', warranty_months::text, warranty_months::text, warranty_months::double precision
    from products;
