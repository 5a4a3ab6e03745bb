-- A suspended company keeps its level, discounts and access, which have no effect until it is resumed.
alter table companies add column suspended_at timestamptz;
alter table companies add column suspension_reason text not null default '';
