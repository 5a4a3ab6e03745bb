update menus set items = items || '[{
  "title": "Профиль компании",
  "url": "/account/profile/main-office/",
  "children": [
    {"title": "Филиалы", "url": "/account/profile/main-office/branches/"},
    {"title": "Сотрудники", "url": "/account/profile/employees/"},
    {"title": "Проекты", "url": "/account/profile/projects/"}
  ]
}]'
where code = 'lk' and jsonb_array_length(items) > 0 and not items @> '[{"url": "/account/profile/main-office/"}]';
