-- Unschedules revisions older than the live one, which would replace it.
update content_revisions older set publish_at = null
where older.publish_at is not null and older.published_at is null
  and exists (
    select from content_revisions live
    where live.address = older.address and live.number > older.number
      and live.published_at is not null and live.ended_at is null
  );
