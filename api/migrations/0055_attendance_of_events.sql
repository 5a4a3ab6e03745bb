-- Whether he was there; null: nobody has said.
alter table event_participants add column attended boolean;
