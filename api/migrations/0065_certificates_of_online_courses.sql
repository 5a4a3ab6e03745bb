-- Ensures that a passed course is certified once.
alter table course_enrolments add column certified_at timestamptz;
