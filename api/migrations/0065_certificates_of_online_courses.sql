-- A course that is passed is certified once.
alter table course_enrolments add column certified_at timestamptz;
