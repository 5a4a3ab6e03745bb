-- Letters and text messages on their way. A row is removed once the mail server or the operator has taken it.
create table outgoing_messages (
  id bigint primary key generated always as identity,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  -- A process that sends it moves this ahead, so that no other sends it meanwhile.
  next_try_at timestamptz not null,
  tries integer not null default 0
);
create index outgoing_messages_next on outgoing_messages (channel, next_try_at);
