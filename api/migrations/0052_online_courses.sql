-- Enrolments in courses of the external course system, with progress. Requests to the system are stored first and
-- retried, because it may be unavailable.
create table course_enrolments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  training_id integer not null references academy_trainings (id),
  -- E-mail confirmed for courses; the account in the course system is found or created by it.
  email text not null,
  agreed_version text not null,
  agreed_hash text not null,
  created_at timestamptz not null,
  -- Lease of the process that sends the enrolment to the course system.
  claimed_until timestamptz,
  opened_at timestamptz,
  -- Account id in the course system.
  learner_id text,
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'passed', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  read_at timestamptz,
  unique (user_id, training_id),
  check ((opened_at is null) = (learner_id is null))
);
create index on course_enrolments (training_id);

-- This page has its own form; it was a content page with the general form before.
delete from pages where path = '/academy/calendar/custom/';
