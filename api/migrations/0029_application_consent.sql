-- Adds the consent document of applications to the partner network to existing databases.
insert into pages (path, title, h1, description, blocks)
select * from (values
  ('/consent-application/', 'Согласие на обработку персональных данных: заявка в партнёрскую сеть', 'Согласие на обработку персональных данных: заявка в партнёрскую сеть', 'Текст согласия для рассмотрения заявки на вступление в партнёрскую сеть.', '[{"type":"text","html":"<p>Даю согласие АО «Камертон» на обработку персональных данных (фамилия, имя, отчество, электронная почта, город, должность, организация) для рассмотрения заявки на вступление в партнёрскую сеть и ответа на неё. Данные хранятся три года после решения по заявке.</p><p>Согласие можно отозвать письмом на info@kamerton.example.</p><p>Текст подготовлен для демонстрации и должен быть утверждён юристом оператора.</p>"}]'::jsonb)
) as rows (path, title, h1, description, blocks) where exists (select from site_values where section = 'urls')
on conflict (path) do nothing;

insert into site_values (section, key, value)
select 'urls', 'consent_application', '"/consent-application/"'::jsonb
where exists (select from site_values where section = 'urls')
on conflict (section, key) do nothing;
