-- Corrects existing databases: removes menu items of the account without a remote, and the link on the home page to the
-- configurator, which does not work yet. New databases are seeded without them.

update menus set items = coalesce((
  select jsonb_agg(
    case item ->> 'url'
      when '/account/kp/' then jsonb_set(item, '{title}', '"Коммерческие предложения"')
      else item
    end order by position)
  from jsonb_array_elements(items) with ordinality as entries (item, position)
  where item ->> 'url' not in (
    '/account/orders/', '/account/profile/main-office/', '/account/academy/', '/account/media/', '/account/personal/')
), '[]')
where code = 'lk';

delete from pages where path in (
  '/account/orders/', '/account/profile/main-office/', '/account/academy/', '/account/media/', '/account/personal/');

update pages set blocks = (
  select jsonb_agg(
    case
      when block ->> 'type' = 'cta' and block -> 'button' ->> 'url' = '/account/kp/' then block || jsonb_build_object(
        'title', 'Подберём парковку под ваш объект',
        'text', E'Инженер уточнит схему проездов, подберёт стойки, кассы, камеры и\u00a0программное обеспечение, а\u00a0менеджер подготовит коммерческое предложение.',
        'button', jsonb_build_object('label', 'Отправить заявку', 'url', '/feedback/'))
      else block
    end order by position)
  from jsonb_array_elements(blocks) with ordinality as entries (block, position)
)
where path = '/' and jsonb_array_length(blocks) > 0;

update pages set blocks = replace(
  blocks::text,
  E'Скидки, обучение и\u00a0конфигуратор парковок.',
  E'Скидки, обучение и\u00a0помощь инженеров с\u00a0проектами.')::jsonb
where path = '/partners/';
