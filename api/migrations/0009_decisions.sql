-- What the staff has decided through the back office, with who and when.
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
