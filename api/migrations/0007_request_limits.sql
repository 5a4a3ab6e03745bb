-- Counters of requests, for all processes of the API at once. The key says what is counted, and for whom.
create table request_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index request_limits_ends_at on request_limits (ends_at);
