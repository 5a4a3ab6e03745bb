-- Groups the partner's pages in one section of the account menu of existing databases.
update menus set items = (
  select jsonb_agg(
    case when item ->> 'url' = '/account/kp/' then '{
      "title": "Инструменты партнёра",
      "url": "/account/kp/",
      "children": [
        {"title": "Конфигуратор парковок", "url": "/account/kp?type=all"},
        {"title": "Сертификат партнёра", "url": "/account/partner-certificate/"},
        {"title": "Материалы", "url": "/account/media/"},
        {"title": "Политика для партнёров", "url": "/account/policy/"}
      ]
    }'::jsonb else item end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place)
  where item ->> 'url' <> '/account/partner-certificate/')
where code = 'lk' and items @> '[{"url": "/account/kp/"}, {"url": "/account/partner-certificate/"}]';
