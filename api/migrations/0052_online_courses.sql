-- Who learns which course in the external course system, and how far. What the system is told and asked stands here
-- first: it may be out of order, and then it is told later.
create table course_enrolments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  training_id integer not null references academy_trainings (id),
  -- Confirmed for the courses; the account there is found or created by it.
  email text not null,
  agreed_version text not null,
  agreed_hash text not null,
  created_at timestamptz not null,
  -- While one process tells the course system, no other does.
  claimed_until timestamptz,
  opened_at timestamptz,
  -- The account in the course system.
  learner_id text,
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'passed', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  read_at timestamptz,
  unique (user_id, training_id),
  check ((opened_at is null) = (learner_id is null))
);
create index on course_enrolments (training_id);

-- What is asked for at this address has fields of its own; until now it was a page of content with the general form.
delete from pages where path = '/academy/calendar/custom/';
