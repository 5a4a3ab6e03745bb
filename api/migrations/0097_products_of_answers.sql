-- What an answer is about, by article number.
alter table faq_items add products text[] not null default '{}';
