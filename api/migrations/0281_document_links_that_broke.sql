-- Addresses in the links of live documents that the site no longer serves, found by a sweep.
create table broken_document_links (
  address text not null,
  url text not null,
  since timestamptz not null,
  primary key (address, url)
);
