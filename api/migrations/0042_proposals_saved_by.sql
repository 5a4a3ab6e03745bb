-- User who last changed a proposal; shown to other users who have it open.
alter table proposals add column saved_by uuid references users (id);
