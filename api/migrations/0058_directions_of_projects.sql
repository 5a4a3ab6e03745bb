-- Directions of projects, with the same values as for partners and materials.
alter table projects add column directions text[] not null default '{}';

-- Set the directions in existing databases.
update projects set directions = listed.directions
from (values
  ('torgovyy-centr-volga', array['Парковки', 'Шлагбаумы']),
  ('biznes-park-severnyy', array['Контроль доступа', 'Парковки']),
  ('zavod-ural', array['Ворота', 'Шлагбаумы']),
  ('poselok-sosnovyy', array['Ворота', 'Шлагбаумы', 'Домофония']),
  ('aeroport-vostok', array['Парковки', 'Шлагбаумы'])
) as listed (slug, directions)
where projects.slug = listed.slug;
