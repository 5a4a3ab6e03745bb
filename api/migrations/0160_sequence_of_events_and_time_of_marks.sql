-- A calendar takes a changed event only with a higher number.
alter table events add column sequence integer not null default 0;
update events set sequence = 1 where moved_at is not null or is_cancelled;

-- Marks of a phone that was away come late: the one that was decided last holds.
alter table event_participants add column attended_at timestamptz;
