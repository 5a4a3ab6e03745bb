-- What each change of a menu replaced, so that it can be restored.
create table menu_changes (
  id integer generated always as identity primary key,
  code text not null,
  at timestamptz not null,
  author text not null,
  -- What was changed, in words.
  text text not null,
  before jsonb not null
);
create index menu_changes_code on menu_changes (code, id);

-- `stock`: entered with the site; `moved`: made when a document was moved; `staff`: by an editor.
alter table redirects
  add column origin text not null default 'stock' check (origin in ('stock', 'moved', 'staff')),
  add column created_at timestamptz,
  add column author text not null default '';
update redirects set origin = 'moved', created_at = decision.at, author = decision.author
from (
  select distinct on (text) text, at, author from decisions
  where noun = 'content' and action = 'move' and text like 'moved from /%'
  order by text, id desc
) as decision
where from_url = lower(rtrim(substr(decision.text, 12), '/'));
