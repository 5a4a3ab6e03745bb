-- Answering a question and publishing it are two purposes with separate consents (152-ФЗ, articles 9 and 10.1). Before,
-- one consent covered both.
alter table product_questions
  add column may_publish boolean not null default false,
  add column publication_hash text;

update product_questions set may_publish = true, publication_hash = agreed_hash
where is_published or agreed_hash is not null;

alter table product_questions add check (may_publish or not is_published);

insert into site_values (section, key, value)
select 'urls', 'consent_question_publication', '"/consent-question-publication/"'::jsonb
where exists (select from site_values where section = 'urls')
on conflict (section, key) do nothing;
