-- New version of the consents, with complete documents. The documents come with the seeded pages.
update site_values set value = '"2026-11-23"'
where section = 'texts' and key = 'consent_version' and value = '"2026-03-01"';

-- Matches any kind of spaces between the words.
update site_values set value = to_jsonb('Даю согласие АО «Камертон» на обработку персональных данных (имя, телефон, электронная почта, текст обращения) для ответа на обращение, обратного звонка, запроса цены и записи на обучение сроком на один год после ответа. Согласие можно отозвать письмом на info@kamerton.example.'::text)
where section = 'texts' and key = 'consent_feedback' and value #>> '{}' like '%ответа_на_обращение_сроком_на_один_год%';
