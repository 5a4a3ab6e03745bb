-- Adds the page of employees' certificates to the company menu of existing databases, after the employees.
update menus set items = (
  select jsonb_agg(
    case when item ->> 'url' = '/account/profile/main-office/' then jsonb_insert(
      item,
      array['children', (
        select (place - 1)::text
        from jsonb_array_elements(item -> 'children') with ordinality as below (child, place)
        where child ->> 'url' = '/account/profile/employees/')],
      '{"title": "Сертификаты", "url": "/account/profile/certificates/"}',
      true)
    else item end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'lk'
  and items @> '[{"url": "/account/profile/main-office/", "children": [{"url": "/account/profile/employees/"}]}]'
  and not items @> '[{"url": "/account/profile/main-office/", "children": [{"url": "/account/profile/certificates/"}]}]';
