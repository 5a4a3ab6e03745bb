-- Withdrawn questions keep their ids and votes for a later return; before, they were deleted.
alter table faq_items add is_withdrawn boolean not null default false;
