-- Votes on answers. The last vote of each visitor counts.
create table faq_votes (
  faq_id integer not null references faq_items (id) on delete cascade,
  -- User id, or a guest's network address.
  voter text not null,
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (faq_id, voter)
);
