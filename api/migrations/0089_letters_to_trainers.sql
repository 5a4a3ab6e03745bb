-- E-mail address of a trainer; not published.
alter table academy_trainers add column email text not null default '';

-- Trainers receive the attendance link of an event the day before, through the academy's outbox.
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
