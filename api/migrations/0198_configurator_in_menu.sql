-- Links to the configurator from the menu of existing databases, after the calculator of parking.
update menus set items = (
  select jsonb_agg(
    case when item -> 'children' @> '[{"url": "/catalog/parking-systems/pay-back/"}]' then
      jsonb_set(item, '{children}', (item -> 'children')
        || '[{"title": "Конфигуратор парковок", "url": "/catalog/parking-systems/configurator/"}]'::jsonb)
    else item end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'header'
  and jsonb_path_exists(items, '$[*].children[*] ? (@.url == "/catalog/parking-systems/pay-back/")')
  and not jsonb_path_exists(items, '$[*].children[*] ? (@.url == "/catalog/parking-systems/configurator/")');
