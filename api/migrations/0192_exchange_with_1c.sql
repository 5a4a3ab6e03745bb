-- Exchange with 1C by CommerceML: what its calls share between the processes of the API.
create table exchange_sessions (
  token_hash text primary key,
  ends_at timestamptz not null
);
-- Parts of uploaded files, until their session ends.
create table exchange_parts (
  token_hash text not null references exchange_sessions (token_hash) on delete cascade,
  file text not null,
  position integer not null,
  bytes bytea not null,
  primary key (token_hash, file, position)
);
-- An import locks its row while it runs, and writes the response of the call in the transaction of the goods.
create table exchange_imports (
  token_hash text not null references exchange_sessions (token_hash) on delete cascade,
  file text not null,
  response text,
  primary key (token_hash, file)
);
-- Names that later files refer to by the identifiers of 1C.
create table exchange_names (
  kind text not null check (kind in ('price_type', 'warehouse')),
  id text not null,
  name text not null,
  primary key (kind, id)
);
-- Products by their identifiers in 1C.
create table exchange_products (
  id text primary key,
  article text not null
);
create index exchange_products_article on exchange_products (article);
