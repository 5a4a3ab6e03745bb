-- A project that was not sent to moderation yet, as far as it is written.
alter table company_entries add column draft jsonb;
alter table company_entries add constraint company_entries_draft
  check (draft is null or (kind = 'project' and published is null));
