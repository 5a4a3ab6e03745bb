-- Drawings (SVG) that the manufacturer uploads. They are pictures, as photographs are; a raster picture of each is stored
-- beside it. `notes`: findings of its upload.
alter table media_files add column raster_id uuid;
alter table media_files add column raster_bytes integer;
alter table media_files add column notes text[] not null default '{}';
alter table media_files drop constraint media_files_kind_check;
alter table media_files add constraint media_files_kind_check check (kind in ('photo', 'drawing', 'video', 'document'));
alter table media_files add constraint media_files_raster_check
  check ((kind = 'drawing') = (raster_id is not null) and (raster_id is null) = (raster_bytes is null));
