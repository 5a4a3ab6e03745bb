-- Portraits of trainers and photos of classrooms: names of drawings, like the scenes of news and projects.
alter table academy_trainers add column photo text;
alter table academy_locations add column photos jsonb not null default '[]';

-- Set them for the seeded rows of existing databases.
update academy_trainers set photo = known.photo
from (values
  ('belov-andrey', 'bearded-engineer'),
  ('gorina-marina', 'woman-with-bob'),
  ('saveliev-timur', 'dark-haired-engineer'),
  ('larina-elena', 'woman-with-bun')
) as known (slug, photo) where academy_trainers.slug = known.slug;
update academy_locations set photos = known.photos::jsonb
from (values
  ('moskva-glavnyy-klass', '[
    {"scene": "works-entrance", "alt": "Вход в учебный центр при заводе: двухэтажный корпус, шлагбаум у стоянки"},
    {"scene": "works-gates", "alt": "Зал ворот и шлагбаумов: секционные ворота в стене, приводы на помостах и столы участников"},
    {"scene": "works-parking", "alt": "Зал парковочных систем: касса, стойка въезда и шлагбаум"},
    {"scene": "works-lectures", "alt": "Лекционный зал: экран, кафедра и три ряда столов"}
  ]'),
  ('sankt-peterburg', '[
    {"scene": "canal-entrance", "alt": "Вход в класс с набережной канала: четырёхэтажный дом с козырьком"},
    {"scene": "canal-classroom", "alt": "Учебный класс: турникеты у стены и столы участников"}
  ]'),
  ('ekaterinburg', '[
    {"scene": "urals-entrance", "alt": "Вход в класс: кирпичный дом, парковка у дороги"},
    {"scene": "urals-parking", "alt": "Зал парковочных систем: шлагбаум, стойка выезда и табло"}
  ]'),
  ('novosibirsk', '[
    {"scene": "siberia-entrance", "alt": "Вход в класс: одноэтажное здание, ели и болларды у дорожки"},
    {"scene": "siberia-classroom", "alt": "Учебный класс: секционные ворота, привод на помосте и столы участников"}
  ]')
) as known (slug, photos) where academy_locations.slug = known.slug;
