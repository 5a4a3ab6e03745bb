-- Publications by tag and date, so that finding the newest ones with a tag does not read all rows. Maintained by a
-- trigger, because publications come from editors, the seed and restored backups.
create table publication_tags (
  publication_id integer not null references publications (id) on delete cascade,
  section text not null,
  tag text not null,
  published_at timestamptz not null,
  primary key (publication_id, tag)
);
create index publication_tags_newest on publication_tags (section, tag, published_at desc, publication_id desc);
create index publications_newest_of_topic on publications (section, topic, published_at desc, id desc)
  where is_published;

create function keep_publication_tags() returns trigger language plpgsql as $$
begin
  delete from publication_tags where publication_id = new.id;
  if new.is_published then
    insert into publication_tags (publication_id, section, tag, published_at)
    select distinct new.id, new.section, tag, new.published_at from unnest(new.tags) as tag;
  end if;
  return null;
end
$$;
create trigger publications_tags after insert or update of section, tags, published_at, is_published on publications
  for each row execute function keep_publication_tags();

insert into publication_tags (publication_id, section, tag, published_at)
select distinct id, section, tag, published_at from publications, unnest(tags) as tag where is_published;
