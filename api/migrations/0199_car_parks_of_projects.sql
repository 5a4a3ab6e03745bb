-- The scheme of a project's car park, and how long its installation took.
alter table projects add column parking jsonb;
