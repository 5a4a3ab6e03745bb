-- Files of a ticket, uploaded before it is submitted; the bytes are in DATA_DIR/ticket-files under the id. After the
-- deletion of a ticket the sweep of orphaned uploads deletes its files with their bytes.
create table company_ticket_files (
  id uuid primary key,
  ticket_number integer references company_tickets (number) on delete set null,
  user_id uuid not null references users (id),
  name text not null,
  extension text not null,
  size_bytes integer not null,
  created_at timestamptz not null
);
create index on company_ticket_files (ticket_number);
create index on company_ticket_files (user_id) where ticket_number is null;
