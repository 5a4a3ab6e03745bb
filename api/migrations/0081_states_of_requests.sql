-- A request of a form has a state that its author looks up: its page opens to whoever has its code.
alter table form_requests
  add column code text,
  add column state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed'));
-- Two random ids: as hard to guess as the codes that the API makes.
update form_requests set code = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
alter table form_requests alter column code set not null, add unique (code);
create index on form_requests (state, id);

create table form_request_events (
  id bigint generated always as identity primary key,
  request_id bigint not null references form_requests (id) on delete cascade,
  state text not null check (state in ('new', 'taken', 'answered', 'closed')),
  text text not null default '',
  created_at timestamptz not null
);
create index on form_request_events (request_id, id);
insert into form_request_events (request_id, state, created_at) select id, 'new', created_at from form_requests;
