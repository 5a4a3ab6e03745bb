-- Indexes for frequent queries of sweeps and lists.
create index users_company on users (company_id) where company_id is not null;
create index event_registrations_offered on event_registrations (offered_until) where offered_until is not null;
create index event_registrations_pay on event_registrations (pay_until) where pay_until is not null;
