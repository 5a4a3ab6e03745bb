-- Whoever is the first to name a company asks the manufacturer to let him speak for it.
alter table applications drop constraint applications_kind_check;
alter table applications add constraint applications_kind_check
  check (kind in ('company', 'user', 'dealer', 'configurator'));
-- One of a kind at a time: these two are a person's, the others a company's.
drop index applications_open_user;
create unique index applications_open_user on applications (user_id, kind)
  where state = 'pending' and kind in ('company', 'user');
drop index applications_open_company;
create unique index applications_open_company on applications (company_id, kind)
  where state = 'pending' and kind in ('dealer', 'configurator');
