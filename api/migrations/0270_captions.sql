-- Captions of an uploaded video, WebVTT.
alter table media_files add column captions_id uuid;
alter table media_files add column captions_hash text;
alter table media_files add column captions_bytes integer;
alter table media_files add constraint media_files_captions_check check (
  (captions_id is null) = (captions_hash is null) and (captions_id is null) = (captions_bytes is null)
  and (captions_id is null or kind = 'video')
);
