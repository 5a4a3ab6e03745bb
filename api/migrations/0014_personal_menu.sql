-- Adds the personal data page to the account menu of existing databases.
update menus set items = items || '[{"title": "Личные данные", "url": "/account/personal/"}]'
where code = 'lk' and not items @> '[{"url": "/account/personal/"}]';
