-- Participants who registered before the event was moved may cancel free of charge.
alter table events add column moved_at timestamptz;

alter table event_messages drop constraint event_messages_kind_check;
alter table event_messages add constraint event_messages_kind_check check (kind in (
  'confirmed', 'payment', 'waitlist', 'offered', 'lapsed', 'unpaid', 'cancelled', 'event_cancelled', 'event_moved',
  'reminder_week', 'reminder_day',
  'certificate_issued', 'certificate_replaced', 'certificate_revoked'));
