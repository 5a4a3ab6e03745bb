-- Own services and products of companies for their proposals. Internal, without moderation by the manufacturer.
-- A foreign key to an item (a line of an order or a proposal) prevents its deletion.
create table company_items (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies (id),
  kind text not null check (kind in ('service', 'product')),
  article text not null default '',
  name text not null,
  category text not null default '',
  unit text not null,
  -- In whole roubles.
  price integer not null check (price > 0),
  vat_included boolean not null default true,
  description text not null default '',
  duration text not null default '',
  image uuid references company_files (id),
  is_active boolean not null default true,
  created_at timestamptz not null
);
create index on company_items (company_id, kind);

-- Update the account menu of existing databases.
update menus set items = (
  select jsonb_agg(
    case
      when item ->> 'url' = '/account/profile/main-office/' and item ? 'children'
        and not item -> 'children' @> '[{"url": "/account/profile/self-products/"}]'
      then jsonb_set(item, '{children}', item -> 'children' || '[
        {"title": "Расширенные услуги", "url": "/account/profile/expanded-services/"},
        {"title": "Собственные товары", "url": "/account/profile/self-products/"}
      ]')
      else item
    end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'lk' and jsonb_array_length(items) > 0;
