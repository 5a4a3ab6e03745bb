-- Article numbers of products related to an answer.
alter table faq_items add products text[] not null default '{}';
