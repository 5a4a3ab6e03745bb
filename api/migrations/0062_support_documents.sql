-- Filter columns and access of documents.
alter table documents
  -- Top category; null: the whole catalogue.
  add column category_id integer references categories (id) on delete set null,
  add column version text not null default '1.0',
  add column language text not null default 'ru' check (language in ('ru', 'en')),
  -- Number and validity of a certificate or a declaration. It is hidden after its last day.
  add column number text,
  add column valid_until date,
  add column is_partner_only boolean not null default false;
create index on documents (kind, updated_at desc);
create index on product_documents (document_id);

update documents d set category_id = (
  select coalesce(c.parent_id, c.id)
  from product_documents pd
  join products p on p.id = pd.product_id
  join categories c on c.id = p.category_id
  where pd.document_id = d.id
  order by p.id limit 1);

-- The pages show the lists themselves: remove the former blocks.
update pages set blocks = (
  select coalesce(jsonb_agg(block order by place), '[]'::jsonb)
  from jsonb_array_elements(blocks) with ordinality as listed (block, place)
  where not (block ->> 'type' = 'downloads' or path = '/support/' and block ->> 'type' = 'cards'))
where path in ('/support/', '/support/catalog/', '/support/instructions/', '/support/passports/', '/support/certifications/', '/support/services/');

-- This page lists exploded views; spare parts are in the catalogue.
update pages set title = 'Деталировки', h1 = 'Деталировки' where path = '/support/parts/' and h1 = 'Запасные части';

-- Add pages for document kinds without one, and add them to the menu of existing databases.
insert into pages (path, title, h1, description, blocks, parent_path)
select * from (values
  ('/support/parts/', 'Деталировки', 'Деталировки', 'Схемы сборки с позициями и артикулами запасных частей в формате PDF.', '[]'::jsonb, '/support/'),
  ('/support/services/', 'Сервисная документация', 'Сервисная документация', 'Бюллетени, регламенты обслуживания и поиск неисправностей. Часть документов доступна партнёрам.', '[]'::jsonb, '/support/')
) as rows (path, title, h1, description, blocks, parent_path) where exists (select from pages where path = '/support/')
on conflict (path) do nothing;

update menus set items = (
  select jsonb_agg(
    case when item ->> 'url' = '/support/' then jsonb_set(item, '{children}', (
      select jsonb_agg(added.child order by place, added.rank)
      from jsonb_array_elements(item -> 'children') with ordinality as listed (child, place)
      cross join lateral (values
        (1, listed.child),
        (2, case listed.child ->> 'url'
              when '/support/passports/' then '{"title": "Деталировки", "url": "/support/parts/"}'::jsonb
              when '/support/certifications/' then '{"title": "Сервисная документация", "url": "/support/services/"}'::jsonb
            end)) as added (rank, child)
      where added.child is not null))
    else item end order by item_place)
  from jsonb_array_elements(items) with ordinality as sections (item, item_place))
where code = 'header' and items @> '[{"url": "/support/", "children": [{"url": "/support/passports/"}]}]'
  and not items @> '[{"url": "/support/", "children": [{"url": "/support/parts/"}]}]';
