-- Employees on a company's public page, with their own consent.
alter table company_members add column photo uuid references company_files (id);
alter table company_members add column show_on_site boolean not null default false;
create index on consents (purpose, user_id) where withdrawn_at is null;

-- Add the consent text to existing databases.
insert into site_values (section, key, value)
select 'urls', 'consent_publication', '"/consent-publication/"'::jsonb
where exists (select from menus where code = 'lk')
on conflict do nothing;

insert into pages (path, title, h1, description, blocks)
select
  '/consent-publication/',
  E'Согласие на\u00a0публикацию сведений о\u00a0сотруднике',
  E'Согласие на\u00a0публикацию сведений о\u00a0сотруднике',
  E'Текст согласия на\u00a0публикацию сведений о\u00a0сотруднике партнёра на\u00a0сайте.',
  jsonb_build_array(jsonb_build_object('type', 'text', 'html',
    E'<p>Разрешаю АО «Камертон» распространять мои персональные данные (фамилия, имя, отчество, должность, фотография): показывать их всем посетителям сайта на\u00a0странице компании, в\u00a0которой я\u00a0работаю, в\u00a0каталоге партнёров.</p>'
    || E'<p>Телефон и\u00a0электронная почта не\u00a0публикуются. Согласие действует, пока я\u00a0работаю в\u00a0компании. Отозвать его можно в\u00a0личных данных: сведения исчезнут с\u00a0сайта сразу.</p>'
    || E'<p>Текст подготовлен для демонстрации и\u00a0должен быть утверждён юристом оператора.</p>'))
where exists (select from menus where code = 'lk')
on conflict (path) do nothing;
