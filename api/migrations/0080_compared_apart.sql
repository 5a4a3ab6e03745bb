-- Products of these categories are compared only with each other: a boom shares only its section with a barrier.
alter table categories add column compared_apart boolean not null default false;

update categories set compared_apart = true where parent_id is not null and slug in (
  'sliding-accessories', 'garage-rails', 'barrier-booms', 'barrier-accessories', 'road-blockers',
  'parking-columns', 'parking-pay', 'parking-lpr', 'parking-guidance', 'parking-software', 'parking-consumables',
  'readers', 'controllers', 'keypads', 'credentials', 'transmitters', 'receivers', 'antennas',
  'photocells', 'flashing-lights', 'sensitive-edges', 'loop-detectors', 'gateways', 'gsm-modules',
  'video-panels', 'monitors', 'audio-sets', 'intercom-kits',
  'spare-boards', 'spare-mechanics', 'spare-housings', 'spare-electrics');

-- Comparison group of each category: its top category, or the nearest one that is compared separately.
create view comparison_groups as
  with recursive branch as (
    select id, id as group_id, name as group_name from categories where parent_id is null
    union all
    select c.id,
      case when c.compared_apart then c.id else b.group_id end,
      case when c.compared_apart then c.name else b.group_name end
    from categories c join branch b on c.parent_id = b.id
  )
  select id, group_id, group_name from branch;

drop view category_tops;
