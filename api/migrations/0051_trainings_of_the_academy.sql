-- A training is a programme, and an event is a dated run of it. The list of trainings was a content page before.
create table academy_trainings (
  id integer primary key,
  slug text not null unique,
  type text not null check (type in ('offline', 'webinar', 'online')),
  category text not null
    check (category in ('gates', 'barriers', 'parking', 'access', 'intercoms', 'doors', 'sales')),
  title text not null,
  lead text not null,
  programme jsonb not null,
  audience text not null,
  level text not null check (level in ('basic', 'advanced', 'expert')),
  -- Fractional: a webinar lasts 1.5 hours.
  duration_hours double precision not null check (duration_hours > 0),
  result text not null,
  price integer not null check (price >= 0),
  requirements text not null,
  -- Training whose certificate is required.
  required_training_id integer references academy_trainings (id),
  trainer_ids integer[] not null default '{}',
  materials text[] not null default '{}',
  -- Course in the external course system.
  course_id text,
  validity_months integer check (validity_months > 0),
  scene text not null,
  check ((type = 'online') = (course_id is not null)),
  -- Self-paced courses start at any time without staff, so there is no invoice.
  check (type <> 'online' or price = 0)
);

-- Null for events without a training, such as exhibitions.
alter table events add column training_id integer references academy_trainings (id);
create index on events (training_id);

delete from pages where path = '/academy/training/';

-- Add them to the menu of existing databases.
update menus set items = (
  select jsonb_agg(
    case when item ->> 'url' = '/academy/'
      then jsonb_insert(item, '{children,0}', '{"title": "Программы обучения", "url": "/academy/training/"}')
      else item end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'header'
  and items @> '[{"url": "/academy/", "children": [{"url": "/academy/calendar/"}]}]'
  and not items @> '[{"url": "/academy/", "children": [{"url": "/academy/training/"}]}]';
