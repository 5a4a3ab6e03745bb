-- The picture of a card: the name of a drawn scene, or {"file": name of an uploaded photograph}.
alter table publications alter column scene type jsonb using to_jsonb(scene);
alter table projects alter column scene type jsonb using to_jsonb(scene);

-- Documents name photographs exactly.
create index media_files_exact_name on media_files (name);

-- Photographs in the live, the scheduled and the newest revisions of documents.
create table document_photos (
  address text not null,
  media_id integer not null references media_files (id),
  primary key (address, media_id)
);
create index document_photos_media on document_photos (media_id);

create function note_document_photos(noted text) returns void language sql as $$
  delete from document_photos where address = noted;
  insert into document_photos (address, media_id)
    select noted, m.id from media_files m
    where m.kind = 'photo' and m.name in (
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

create function note_changed_revision() returns trigger language plpgsql as $$
begin
  perform note_document_photos(noted) from (values (old.address), (new.address)) as touched (noted)
    where noted is not null group by noted;
  return null;
end $$;
create trigger content_revisions_photos after insert or update or delete on content_revisions
  for each row execute function note_changed_revision();

select note_document_photos(address) from content_revisions where document @? '$.**.file' group by address;
