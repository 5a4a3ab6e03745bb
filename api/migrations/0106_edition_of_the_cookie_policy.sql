-- The policy of cookies lists everything that the site keeps, by name: the answer is asked for again. The page itself comes
-- with the product's content.
update site_values set value = '"2026-11-23"'
where section = 'texts' and key = 'cookies_version' and value = '"2026-11-01"';
