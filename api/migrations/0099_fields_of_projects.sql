-- What a project was built with (by article numbers) and by whom (a page of the directory), and further pictures. Projects
-- of the product that nobody has changed get theirs at the next start, with their new text.
alter table projects
  add column equipment text[] not null default '{}',
  add column partner text,
  add column gallery jsonb not null default '[]';
