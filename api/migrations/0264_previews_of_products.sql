-- Pages of products with values that are not saved, by a link with the id.
create table product_previews (
  id uuid primary key default gen_random_uuid(),
  page jsonb not null,
  expires_at timestamptz not null
);
