-- Sending proposals to customers by a link, which opens the proposal and allows a reply.
alter table proposals
  -- Random; stored in plain text, so that editors of the proposal can see it again. Null: none or revoked.
  add column link_token text,
  add column sent_at timestamptz,
  add column viewed_at timestamptz;
create unique index proposals_link on proposals (link_token);

-- Replies of the customer on the offer's page.
create table proposal_replies (
  id bigint primary key generated always as identity,
  proposal_id uuid not null references proposals (id) on delete cascade,
  kind text not null check (kind in ('accepted', 'rejected', 'question')),
  at timestamptz not null,
  name text not null default '',
  phone text not null default '',
  text text not null default '',
  -- The line that a question is about, as worded in the offer.
  line text not null default '',
  address text not null,
  -- Version of the consent document at the time of sending. Null: no personal data.
  agreed_version text,
  agreed_hash text
);
create index on proposal_replies (proposal_id, id);
