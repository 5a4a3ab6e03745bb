-- Who answers for a company sees the certificates of its people. The menu of a database that was filled before leads
-- there, too: after the employees.
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
