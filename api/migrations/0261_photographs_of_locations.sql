-- A photograph of the media library, in place of the drawings.
alter table academy_locations add column photo_id integer references media_files (id);
create index academy_locations_photo on academy_locations (photo_id);
