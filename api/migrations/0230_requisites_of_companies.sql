-- Requisites that the sales staff enters with a new company; empty for companies from the register of their tax number.
alter table companies add column ogrn text not null default '';
alter table companies add column legal_address text not null default '';
