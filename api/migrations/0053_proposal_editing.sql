-- The tab that currently edits a draft. Advisory only: saves are protected by the revision.
create table proposal_editing (
  proposal_id uuid primary key references proposals (id) on delete cascade,
  editor uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
