-- Questions that are off the site wait for their return, with their numbers and votes: until now both went with them.
alter table faq_items add is_withdrawn boolean not null default false;
