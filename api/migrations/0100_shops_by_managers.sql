-- Managers can edit shops. A shop may belong to a partner; a closed one is hidden from the site.
alter table shops
  add column partner_id integer references partners (id) on delete set null,
  add column is_closed boolean not null default false,
  -- Last edit by a manager; from then on releases do not update the shop.
  add column edited_at timestamptz;
