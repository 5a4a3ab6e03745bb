-- Whether the participant attended; null: unknown.
alter table event_participants add column attended boolean;
