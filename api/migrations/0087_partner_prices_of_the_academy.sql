-- Partner price; null: same as the regular price.
alter table academy_trainings add column partner_price integer check (partner_price >= 0 and partner_price <= price);
alter table events add column partner_price integer check (partner_price >= 0 and partner_price <= price);
