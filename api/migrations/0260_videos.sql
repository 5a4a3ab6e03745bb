-- Uploaded videos, each with a photograph that is shown before it plays.
alter table media_files add column seconds integer;
alter table media_files add column poster_id integer references media_files (id);
alter table media_files drop constraint media_files_kind_check;
alter table media_files add constraint media_files_kind_check check (kind in ('photo', 'video', 'document'));
alter table media_files add constraint media_files_video_check
  check ((kind = 'video') = (seconds is not null and poster_id is not null));
create index media_files_poster on media_files (poster_id);

-- Documents name videos as they name photographs.
create or replace function note_document_photos(noted text) returns void language sql as $$
  delete from document_photos where address = noted;
  insert into document_photos (address, media_id)
    select noted, m.id from media_files m
    where m.kind in ('photo', 'video') and m.name in (
      select jsonb_path_query(r.document, '$.**.file') #>> '{}' from content_revisions r
      where r.address = noted and (
        r.published_at is not null and r.ended_at is null
        or r.publish_at is not null and r.published_at is null
        -- A revision that a release offers is not continued until it is published.
        or r.number = (
          select max(n.number) from content_revisions n
          where n.address = noted and not (n.origin = 'product' and n.published_at is null)
        )
      )
    )
    for key share of m;
$$;
