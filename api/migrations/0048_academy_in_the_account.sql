-- Adds the registrations page to the account menu of existing databases.
update menus set items = jsonb_insert(
  items,
  array[(
    select coalesce(min(place) - 1, jsonb_array_length(items))
    from jsonb_array_elements(items) with ordinality as listed (item, place)
    where item ->> 'url' = '/account/personal/'
  )::text],
  '{"title": "Обучение", "url": "/account/academy/"}')
where code = 'lk' and jsonb_array_length(items) > 0 and not items @> '[{"url": "/account/academy/"}]';
