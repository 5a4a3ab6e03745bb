-- Payment details of a company for its proposals, and their VAT mode.
alter table companies
  add column bank_name text not null default '',
  add column bik text not null default '',
  add column checking_account text not null default '',
  add column corr_account text not null default '',
  add column tax_mode text not null default 'vat22' check (tax_mode in ('vat22', 'vat5', 'vat7', 'none'));
