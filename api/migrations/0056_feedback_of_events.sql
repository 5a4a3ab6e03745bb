-- Secret of the feedback link that a participant receives.
alter table event_participants add column feedback_code uuid not null default gen_random_uuid();
create unique index on event_participants (feedback_code);

create table event_feedback (
  participant_id bigint primary key references event_participants (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  liked text not null,
  missed text not null,
  at timestamptz not null
);

alter table event_messages drop constraint event_messages_kind_check;
alter table event_messages add constraint event_messages_kind_check check (kind in (
  'confirmed', 'payment', 'waitlist', 'offered', 'lapsed', 'unpaid', 'cancelled', 'event_cancelled', 'event_moved',
  'reminder_week', 'reminder_day', 'feedback',
  'certificate_issued', 'certificate_replaced', 'certificate_revoked'));
