-- Form requests have a state. The code grants access to a request's page.
alter table form_requests
  add column code text,
  add column state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed'));
-- Two random UUIDs are as unguessable as the codes of the API.
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
