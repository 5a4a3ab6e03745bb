-- A request from the page of a partner goes to that partner: another purpose, with a document of its own, which comes with
-- the product's pages.
insert into site_values (section, key, value)
select 'urls', 'consent_partner_contact', '"/consent-partner-contact/"'::jsonb
where exists (select from site_values where section = 'urls')
on conflict (section, key) do nothing;
