-- What one seat costs whoever registers: agreed on with the registration, whatever the event costs later.
alter table event_registrations add column seat_price integer not null default 0 check (seat_price >= 0);
update event_registrations r set seat_price = e.price from events e where e.id = r.event_id;

-- A company pays by an invoice. All of it is fixed when it is issued, so that the same number is always the same paper.
create table event_invoices (
  registration_id uuid primary key references event_registrations (id) on delete cascade,
  number text not null unique,
  date date not null,
  due_date date not null,
  seller jsonb not null,
  buyer jsonb not null,
  basis text not null,
  name text not null,
  seats integer not null check (seats > 0),
  seat_price integer not null check (seat_price > 0),
  vat_rate integer not null
);
