-- Payment and acceptance terms of a seat end at the latest when its event begins.
update event_invoices i
set due_date = (e.starts_at at time zone 'Europe/Moscow')::date
from event_registrations r join events e on e.id = r.event_id
where r.id = i.registration_id and r.state = 'awaiting_payment' and r.pay_until > e.starts_at;
update event_registrations r
set pay_until = least(r.pay_until, e.starts_at), offered_until = least(r.offered_until, e.starts_at)
from events e
where e.id = r.event_id and (r.pay_until > e.starts_at or r.offered_until > e.starts_at);
