-- Outbox of e-mails and text messages. A row is deleted after the mail server or the operator accepted it.
create table outgoing_messages (
  id bigint primary key generated always as identity,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  -- The sending process sets this to a later time, so that no other process sends the message meanwhile.
  next_try_at timestamptz not null,
  tries integer not null default 0
);
create index outgoing_messages_next on outgoing_messages (channel, next_try_at);
