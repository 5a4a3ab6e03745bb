-- An uploaded PDF of the media library that a support document serves; null: the PDF is drawn from its text.
alter table documents add column media_id integer references media_files (id);
create index documents_media on documents (media_id);

create function note_size_of_documents() returns trigger language plpgsql as $$
begin
  update documents set size_bytes = new.size_bytes where media_id = new.id;
  return null;
end $$;
create trigger media_files_of_documents after update of size_bytes on media_files
  for each row execute function note_size_of_documents();

-- Support documents name PDFs as documents name photographs and videos.
create or replace function note_document_photos(noted text) returns void language sql as $$
  delete from document_photos where address = noted;
  insert into document_photos (address, media_id)
    select noted, m.id from media_files m
    where m.name in (
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
