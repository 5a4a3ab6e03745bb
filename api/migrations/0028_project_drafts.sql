-- Draft of a project before its submission to moderation.
alter table company_entries add column draft jsonb;
alter table company_entries add constraint company_entries_draft
  check (draft is null or (kind = 'project' and published is null));
