-- Trainers and classrooms have tables; their pages were content pages before.
delete from pages where path in ('/academy/trainers/', '/academy/locations/');

-- Add them to the menu of existing databases.
update menus set items = (
  select jsonb_agg(
    case when item ->> 'url' = '/academy/' then jsonb_insert(
      jsonb_insert(
        item, '{children,0}', '{"title": "Учебные классы", "url": "/academy/locations/"}', true),
      '{children,0}', '{"title": "Преподаватели", "url": "/academy/trainers/"}', true)
    else item end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'header'
  and items @> '[{"url": "/academy/", "children": [{"url": "/academy/calendar/"}]}]'
  and not items @> '[{"url": "/academy/", "children": [{"url": "/academy/trainers/"}]}]';
