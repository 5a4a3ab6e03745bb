-- Proposals go to the customer: by a link that anybody who has it may open, and answers with.
alter table proposals
  -- Random, and kept as it is, so that whoever may edit the proposal is shown it again. Null: none yet, or revoked.
  add column link_token text,
  add column sent_at timestamptz,
  add column viewed_at timestamptz;
create unique index proposals_link on proposals (link_token);

-- What the customer has said on the page of the offer.
create table proposal_replies (
  id bigint primary key generated always as identity,
  proposal_id uuid not null references proposals (id) on delete cascade,
  kind text not null check (kind in ('accepted', 'rejected', 'question')),
  at timestamptz not null,
  name text not null default '',
  phone text not null default '',
  text text not null default '',
  -- The line that is asked about, in the words of the offer.
  line text not null default '',
  address text not null,
  -- Of the consent's document that could be read when it was sent. Null: nothing personal was.
  agreed_version text,
  agreed_hash text
);
create index on proposal_replies (proposal_id, id);
