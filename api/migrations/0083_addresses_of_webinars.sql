-- Address of a webinar, sent only to participants with a confirmed seat, by e-mail and in the account.
alter table events add column stream_url text not null default '';
