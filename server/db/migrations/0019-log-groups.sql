-- Records of browsers by what happened and where. Anybody may send them, so nothing here is believed:
-- level, user, unit and version are as the browser told them.
create table client_log_groups (
  -- Digest of level, file, function, line and the message without its numbers.
  fingerprint text primary key check (length(fingerprint) between 1 and 40),
  level text not null,
  file_name text not null,
  function_name text not null,
  line_number integer not null,
  -- These are of the latest record.
  message text not null check (length(message) <= 500),
  uid text not null,
  unit_name text not null default '',
  app_version text not null default '',
  request_id text not null default '',
  occurrences integer not null default 1 check (occurrences > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  solved timestamptz,
  solved_by text not null default '',
  -- When it occurred again after it had been solved.
  reopened timestamptz,
  search_text text not null generated always as
    (folded(left(message, 300) || ' ' || uid || ' ' || unit_name || ' ' || file_name || ' '
            || function_name || ' ' || request_id)) stored
);
create index client_log_groups_latest on client_log_groups (last_seen desc, fingerprint);

-- A record without a group is one that an older version of the portal has kept meanwhile.
alter table client_logs
  add fingerprint text references client_log_groups on delete cascade,
  add unit_name text not null default '',
  add app_version text not null default '',
  add request_id text not null default '';

-- Records that are here already are put together by their whole text.
insert into client_log_groups
  (fingerprint, level, file_name, function_name, line_number, message, uid, occurrences, first_seen, last_seen)
select 'old-' || md5(concat_ws(chr(31), level, file_name, function_name, line_number, messages ->> 0)),
       level, file_name, function_name, line_number, left(coalesce(messages ->> 0, ''), 500),
       (array_agg(uid order by client_log_id desc))[1], count(*), min(received), max(received)
  from client_logs
 group by level, file_name, function_name, line_number, messages ->> 0;
update client_logs
   set fingerprint = 'old-' || md5(concat_ws(chr(31), level, file_name, function_name, line_number, messages ->> 0));
-- Somebody tells the number of the event that the error page has shown him.
create index client_logs_of_request on client_logs (request_id) where request_id <> '';
create index client_logs_of_group on client_logs (fingerprint, client_log_id desc);

-- Days for which records of browsers are kept.
alter table runtime_settings
  add log_days integer not null default 90 check (log_days between 1 and 365);

update modules set under_construction = false where name in ('system', 'errors');
