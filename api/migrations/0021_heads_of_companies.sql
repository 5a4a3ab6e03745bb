-- The first user who names a company applies to represent it.
alter table applications drop constraint applications_kind_check;
alter table applications add constraint applications_kind_check
  check (kind in ('company', 'user', 'dealer', 'configurator'));
-- One pending application per kind: these two kinds belong to a user, the others to a company.
drop index applications_open_user;
create unique index applications_open_user on applications (user_id, kind)
  where state = 'pending' and kind in ('company', 'user');
drop index applications_open_company;
create unique index applications_open_company on applications (company_id, kind)
  where state = 'pending' and kind in ('dealer', 'configurator');
