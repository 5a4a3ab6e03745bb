-- A branch has a manager, one of the company's employees; existing branches have none.
update company_entries set published = published || '{"manager_id": null}'
where kind = 'branch' and published is not null;
update company_revisions set content = content || '{"manager_id": null}'
from company_entries
where company_entries.id = company_revisions.entry_id and company_entries.kind = 'branch';
