-- Events with dates, classrooms, trainers and a registration deadline, instead of a demonstration calendar relative to
-- today.
create table academy_locations (
  id integer primary key,
  slug text not null unique,
  title text not null,
  city text not null,
  address text not null,
  latitude double precision not null,
  longitude double precision not null,
  how_to_get_there text not null,
  phone text not null,
  email text not null,
  rooms jsonb not null
);

create table academy_trainers (
  id integer primary key,
  slug text not null unique,
  surname text not null,
  name text not null,
  patronymic text not null,
  position text not null,
  biography text not null,
  categories text[] not null,
  -- First year of the trainer's experience.
  working_since integer not null
);

alter table events
  add column category text not null default 'gates'
    check (category in ('gates', 'barriers', 'parking', 'access', 'intercoms', 'doors', 'sales')),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column registration_closes_at timestamptz,
  add column location_id integer references academy_locations (id),
  add column trainer_ids integer[] not null default '{}',
  add column is_cancelled boolean not null default false,
  -- Start before the event was moved. Null: not moved.
  add column moved_from timestamptz,
  add column company_limit integer not null default 5 check (company_limit > 0);

update events set
  starts_at = (date_trunc('day', now() at time zone 'UTC') at time zone 'UTC')
    + make_interval(days => days_ahead, mins => start_minute),
  category = case
    when slug like '%shlagbaum%' then 'barriers'
    when slug like 'parkovochn%' then 'parking'
    when slug like 'kontrol%' or slug like 'turniket%' then 'access'
    else 'gates'
  end;
update events set
  ends_at = starts_at + make_interval(mins => duration_minutes),
  registration_closes_at = starts_at - interval '1 day';

alter table events
  alter column starts_at set not null,
  alter column ends_at set not null,
  alter column registration_closes_at set not null,
  alter column category drop default,
  drop column days_ahead,
  drop column start_minute,
  drop column duration_minutes,
  add check (ends_at > starts_at),
  -- Safeguard against overbooking.
  add check (seats_taken between 0 and seats_total);
create index on events (starts_at);

-- Participants of one request share a registration: they get seats, wait and leave together.
create table event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id integer not null references events (id),
  user_id uuid not null references users (id) on delete cascade,
  company_id integer references companies (id),
  state text not null check (state in ('confirmed', 'awaiting_payment', 'waitlist', 'offered', 'cancelled')),
  -- Assigned under the event's lock, so it reflects the order of registration.
  queue bigint not null generated always as identity,
  created_at timestamptz not null,
  -- Expiry of an offered seat.
  offered_until timestamptz,
  -- End of the last day for paying the invoice.
  pay_until timestamptz,
  cancelled_at timestamptz,
  reason text not null default '',
  agreed_version text not null,
  agreed_hash text not null,
  check ((state = 'offered') = (offered_until is not null)),
  check ((state = 'awaiting_payment') = (pay_until is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null))
);
create index on event_registrations (event_id, state, queue);
create index on event_registrations (user_id);
create index on event_registrations (company_id);

create table event_participants (
  id bigint primary key generated always as identity,
  registration_id uuid not null references event_registrations (id) on delete cascade,
  event_id integer not null references events (id),
  -- Whether the registration is active. Phone and e-mail are unique among active participants.
  is_live boolean not null default true,
  surname text not null,
  name text not null,
  patronymic text not null,
  phone text not null,
  email text not null,
  position text not null
);
create unique index event_participants_phone on event_participants (event_id, phone) where is_live;
create unique index event_participants_email on event_participants (event_id, email) where is_live;
create index on event_participants (registration_id);

-- Outbox: messages are written in the transaction of the change and claimed by the sender, so that none is lost by a
-- restart or sent twice.
create table event_messages (
  id bigint primary key generated always as identity,
  registration_id uuid not null references event_registrations (id) on delete cascade,
  kind text not null check (kind in (
    'confirmed', 'payment', 'waitlist', 'offered', 'lapsed', 'unpaid', 'cancelled', 'event_cancelled',
    'reminder_week', 'reminder_day')),
  -- An e-mail address or a phone number.
  recipient text not null,
  due_at timestamptz not null,
  taken_at timestamptz,
  unique (registration_id, kind, recipient)
);
create index event_messages_due on event_messages (due_at) where taken_at is null;
