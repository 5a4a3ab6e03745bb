-- New version of the cookie policy, which lists all stored data: visitors are asked again. The page comes with the
-- seeded content.
update site_values set value = '"2026-11-23"'
where section = 'texts' and key = 'cookies_version' and value = '"2026-11-01"';
