-- A training is a programme, an event one dated run of it; until now the list of them was a page of content.
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
  -- A webinar lasts an hour and a half.
  duration_hours double precision not null check (duration_hours > 0),
  result text not null,
  price integer not null check (price >= 0),
  requirements text not null,
  -- Whose certificate one must have.
  required_training_id integer references academy_trainings (id),
  trainer_ids integer[] not null default '{}',
  materials text[] not null default '{}',
  -- Its course in the external course system.
  course_id text,
  validity_months integer check (validity_months > 0),
  scene text not null,
  check ((type = 'online') = (course_id is not null)),
  -- A course of one's own pace is begun by oneself, at any time: there is nobody to send an invoice.
  check (type <> 'online' or price = 0)
);

-- An exhibition is a run of nothing.
alter table events add column training_id integer references academy_trainings (id);
create index on events (training_id);

delete from pages where path = '/academy/training/';

-- The menu of a database that was filled before leads to them as well.
update menus set items = (
  select jsonb_agg(
    case when item ->> 'url' = '/academy/'
      then jsonb_insert(item, '{children,0}', '{"title": "Программы обучения", "url": "/academy/training/"}')
      else item end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'header'
  and items @> '[{"url": "/academy/", "children": [{"url": "/academy/calendar/"}]}]'
  and not items @> '[{"url": "/academy/", "children": [{"url": "/academy/training/"}]}]';
