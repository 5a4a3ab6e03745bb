-- A request from a partner's page is forwarded to the partner. This purpose has its own consent document, which comes
-- with the seeded pages.
insert into site_values (section, key, value)
select 'urls', 'consent_partner_contact', '"/consent-partner-contact/"'::jsonb
where exists (select from site_values where section = 'urls')
on conflict (section, key) do nothing;
