-- Sessions in which an activation renders protected pages. They change nothing.
alter table sessions add column is_read_only boolean not null default false;
