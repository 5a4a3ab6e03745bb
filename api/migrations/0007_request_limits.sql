-- Request counters shared by all processes of the API. The key contains the limit's name and the visitor.
create table request_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index request_limits_ends_at on request_limits (ends_at);
