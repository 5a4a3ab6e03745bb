-- Shops are written by managers as well. One may belong to a partner; one that is closed stays known and leaves the site.
alter table shops
  add column partner_id integer references partners (id) on delete set null,
  add column is_closed boolean not null default false,
  -- When a manager wrote it last: from then on the product brings no text of its own for it.
  add column edited_at timestamptz;
