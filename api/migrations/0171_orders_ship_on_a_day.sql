-- The day by which the whole order is shipped. Null: from stock, in the usual time. The columns lead_weeks stay for an
-- API of the release before, which still runs while the new one is started; a later migration may drop them.
alter table orders add column ships_on date;
update orders set ships_on = (created_at at time zone 'Europe/Moscow')::date + 7 * lead_weeks where lead_weeks is not null;
