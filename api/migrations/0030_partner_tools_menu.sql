-- The partner's pages stand in one section of the account's menu. The menu of a database that was filled before.
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
