-- Price per seat at the time of registration; later price changes do not affect it.
alter table event_registrations add column seat_price integer not null default 0 check (seat_price >= 0);
update event_registrations r set seat_price = e.price from events e where e.id = r.event_id;

-- Invoices of companies. All data is fixed at the time of issue, so that a number always gives the same document.
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
