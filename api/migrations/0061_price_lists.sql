-- A price list is a selection of catalogue sections with the current catalogue prices.
create table price_lists (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  title text not null,
  description text not null,
  -- Null: every section of the catalogue. Else [{"anchor", "title", "category"}] in the order of the page.
  sections jsonb,
  valid_from date not null,
  is_partner_only boolean not null default false,
  sort integer not null default 0
);

-- Add the price lists to existing databases.
insert into price_lists (slug, title, description, sections, valid_from, is_partner_only, sort)
select * from (values
  ('retail', 'Розничный прайс-лист', 'Всё оборудование и запасные части по розничным ценам.', null::jsonb, date '2026-11-01', false, 1),
  ('automation', 'Автоматика для ворот', 'Приводы, радиоуправление и устройства безопасности.', '[{"anchor": "/#sliding-gates", "title": "Откатные ворота", "category": "sliding-gates"}, {"anchor": "/#swing-gates", "title": "Распашные ворота", "category": "swing-gates"}, {"anchor": "/#garage-doors", "title": "Гаражные ворота", "category": "garage-doors"}, {"anchor": "/#industrial-doors", "title": "Промышленные ворота", "category": "industrial-doors"}, {"anchor": "/#radio-control", "title": "Радиоуправление", "category": "radio-control"}, {"anchor": "/#safety", "title": "Устройства безопасности", "category": "safety"}]'::jsonb, date '2026-11-01', false, 2),
  ('parking', 'Парковочные системы', 'Стойки, кассы, шлагбаумы, болларды и контроль доступа.', '[{"anchor": "/#parking-systems", "title": "Парковочное оборудование", "category": "parking-systems"}, {"anchor": "/#barriers", "title": "Шлагбаумы", "category": "barriers"}, {"anchor": "/#bollards", "title": "Болларды и блокираторы", "category": "bollards"}, {"anchor": "/#turnstiles", "title": "Турникеты", "category": "turnstiles"}, {"anchor": "/#access-control", "title": "Контроль доступа", "category": "access-control"}]'::jsonb, date '2026-10-15', false, 3),
  ('spare-parts', 'Запасные части', 'Платы, механика и электрика для ремонта.', '[{"anchor": "/#spare-parts", "title": "Запасные части", "category": "spare-parts"}]'::jsonb, date '2026-09-01', false, 4),
  ('partner', 'Партнёрский прайс-лист', 'Весь каталог с вашей ценой рядом с розничной.', null, date '2026-11-01', true, 5),
  ('partner-parking', 'Парковки под ключ', 'Состав парковочных систем с вашей ценой, для расчёта проектов.', '[{"anchor": "/#parking-systems", "title": "Парковочное оборудование", "category": "parking-systems"}, {"anchor": "/#barriers", "title": "Шлагбаумы", "category": "barriers"}]'::jsonb, date '2026-11-01', true, 6)
) as rows (slug, title, description, sections, valid_from, is_partner_only, sort)
where exists (select from categories);

-- The page shows the lists itself: remove the cards that linked to the catalogue.
update pages set blocks = (
  select coalesce(jsonb_agg(block order by place), '[]'::jsonb)
  from jsonb_array_elements(blocks) with ordinality as listed (block, place)
  where block ->> 'type' <> 'cards')
where path = '/support/price-list/';
