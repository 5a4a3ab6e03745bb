-- The account has a page of its own for registrations. The menu of a database that was filled before leads there, too.
update menus set items = jsonb_insert(
  items,
  array[(
    select coalesce(min(place) - 1, jsonb_array_length(items))
    from jsonb_array_elements(items) with ordinality as listed (item, place)
    where item ->> 'url' = '/account/personal/'
  )::text],
  '{"title": "Обучение", "url": "/account/academy/"}')
where code = 'lk' and jsonb_array_length(items) > 0 and not items @> '[{"url": "/account/academy/"}]';
