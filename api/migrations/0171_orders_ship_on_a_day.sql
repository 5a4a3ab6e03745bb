-- The day by which the whole order is shipped. Null: from stock, in the usual time.
alter table orders add column ships_on date;
update orders set ships_on = (created_at at time zone 'Europe/Moscow')::date + 7 * lead_weeks where lead_weeks is not null;
alter table orders drop column lead_weeks;
alter table order_lines drop column lead_weeks;
