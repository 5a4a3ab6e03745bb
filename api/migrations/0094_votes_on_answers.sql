-- Whether an answer helped: the last word of each visitor, so that nobody counts twice.
create table faq_votes (
  faq_id integer not null references faq_items (id) on delete cascade,
  -- A user's id, or a guest's network address.
  voter text not null,
  helpful boolean not null,
  voted_at timestamptz not null,
  primary key (faq_id, voter)
);
