-- Support tickets about companies' profiles: «Обращение № 1001».
create sequence company_ticket_numbers start 1001;
create table company_tickets (
  number integer primary key default nextval('company_ticket_numbers'),
  company_id integer not null references companies (id),
  user_id uuid not null references users (id),
  topic text not null,
  message text not null,
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz
);
create index on company_tickets (user_id, number);
create index company_tickets_open on company_tickets (number) where answered_at is null;

-- Update the account menu of existing databases.
update menus set items = (
  select jsonb_agg(
    case
      when item ->> 'url' = '/account/profile/main-office/' and item ? 'children'
        and not item -> 'children' @> '[{"url": "/account/profile/help/"}]'
      then jsonb_set(item, '{children}', item -> 'children' || '[{"title": "Помощь", "url": "/account/profile/help/"}]')
      else item
    end order by place)
  from jsonb_array_elements(items) with ordinality as listed (item, place))
where code = 'lk' and jsonb_array_length(items) > 0;
