-- Null: the address and its town have no coordinates. Such a partner is not on the map.
alter table partners alter column longitude drop not null, alter column latitude drop not null;

-- Partners without coordinates were placed in Moscow.
update partners p set
  longitude = (select t.longitude from towns t where t.name = p.city),
  latitude = (select t.latitude from towns t where t.name = p.city)
where p.longitude = 37.62 and p.latitude = 55.75 and p.city <> 'Москва';
