-- Equipment (article numbers), partner (slug of the directory page) and gallery of projects. Unchanged seeded projects
-- get them with their new text at the next start.
alter table projects
  add column equipment text[] not null default '{}',
  add column partner text,
  add column gallery jsonb not null default '[]';
