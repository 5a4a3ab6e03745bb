-- Where a trainer is written to; it is told on no page.
alter table academy_trainers add column email text not null default '';

-- The address of an event's list goes to its trainers the day before, as a message like all others of the academy.
alter table event_messages
  add column event_id integer references events (id) on delete cascade,
  drop constraint event_messages_check,
  add constraint event_messages_check check (num_nonnulls(registration_id, certificate_id, event_id) = 1),
  add unique (event_id, kind, recipient),
  drop constraint event_messages_kind_check,
  add constraint event_messages_kind_check check (kind in (
    'confirmed', 'payment', 'waitlist', 'offered', 'lapsed', 'unpaid', 'cancelled', 'event_cancelled', 'event_moved',
    'reminder_week', 'reminder_day', 'feedback', 'trainer_link',
    'certificate_issued', 'certificate_replaced', 'certificate_revoked'));
