-- iCalendar sequence: calendar programs accept a changed event only with a higher number.
alter table events add column sequence integer not null default 0;
update events set sequence = 1 where moved_at is not null or is_cancelled;

-- Attendance marks from an offline phone may arrive late: the latest decision counts.
alter table event_participants add column attended_at timestamptz;
