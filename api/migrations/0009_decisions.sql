-- Decisions of the staff in the back office, with author and time.
create table decisions (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  author text not null check (author <> ''),
  noun text not null,
  subject text not null,
  action text not null,
  text text not null default ''
);
create index decisions_subject on decisions (noun, subject, id desc);
