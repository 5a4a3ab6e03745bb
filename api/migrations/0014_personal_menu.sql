-- The account's menu of a database that was filled before leads to the visitor's own data as well.
update menus set items = items || '[{"title": "Личные данные", "url": "/account/personal/"}]'
where code = 'lk' and not items @> '[{"url": "/account/personal/"}]';
