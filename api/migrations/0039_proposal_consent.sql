-- Adds the consent document for accepting and questioning proposals to existing databases.
insert into pages (path, title, h1, description, blocks)
select * from (values
  ('/consent-proposal/', 'Согласие на обработку персональных данных: ответ на коммерческое предложение', 'Согласие на обработку персональных данных: ответ на коммерческое предложение', 'Текст согласия для ответа на коммерческое предложение.', '[{"type":"text","html":"<p>Даю согласие АО «Камертон» на обработку персональных данных (имя, телефон, текст вопроса) для ответа на коммерческое предложение и на передачу их компании, которая его составила. Данные хранятся три года после ответа.</p><p>Согласие можно отозвать письмом на info@kamerton.example.</p><p>Текст подготовлен для демонстрации и должен быть утверждён юристом оператора.</p>"}]'::jsonb)
) as rows (path, title, h1, description, blocks) where exists (select from site_values where section = 'urls')
on conflict (path) do nothing;

insert into site_values (section, key, value)
select 'urls', 'consent_proposal', '"/consent-proposal/"'::jsonb
where exists (select from site_values where section = 'urls')
on conflict (section, key) do nothing;
