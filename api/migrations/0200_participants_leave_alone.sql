-- One participant of a registration leaves or is replaced; the others keep their seats. The reason names the refund.
-- An API of the release before still runs while the new one is started: it reads `is_live` for seats, as before.
alter table event_participants
  add column left_at timestamptz,
  add column left_reason text not null default '',
  -- The consent of a participant who came in place of another; null: that of the registration.
  add column agreed_version text,
  add column agreed_hash text,
  add constraint event_participants_left_check check (left_at is null or not is_live);

-- Each participant who leaves has a message of their own, also to the same owner.
alter table event_messages
  add column participant_id bigint references event_participants (id) on delete cascade,
  drop constraint event_messages_registration_id_kind_recipient_key,
  drop constraint event_messages_kind_check,
  add constraint event_messages_kind_check check (kind in (
    'confirmed', 'payment', 'waitlist', 'offered', 'lapsed', 'unpaid', 'cancelled', 'event_cancelled', 'event_moved',
    'participant_left', 'participant_replaced', 'reminder_week', 'reminder_day', 'feedback', 'trainer_link',
    'certificate_issued', 'certificate_replaced', 'certificate_revoked'));
create unique index event_messages_once on event_messages (registration_id, kind, recipient) where participant_id is null;
create unique index event_messages_of_participants on event_messages (participant_id, kind, recipient);
