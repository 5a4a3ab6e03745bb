-- What a company offers of its own in its proposals: works and goods. It is internal, and no manufacturer looks at it.
-- Whatever refers to an item by a foreign key (a line of an order, of a proposal) keeps it from being deleted.
create table company_items (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies (id),
  kind text not null check (kind in ('service', 'product')),
  article text not null default '',
  name text not null,
  category text not null default '',
  unit text not null,
  -- Whole roubles.
  price integer not null check (price > 0),
  vat_included boolean not null default true,
  description text not null default '',
  duration text not null default '',
  image uuid references company_files (id),
  is_active boolean not null default true,
  created_at timestamptz not null
);
create index on company_items (company_id, kind);

-- The account's menu of a database that was filled before.
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
