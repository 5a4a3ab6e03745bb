-- Where a webinar takes place: told to those with a confirmed seat alone, in letters and in the account.
alter table events add column stream_url text not null default '';
