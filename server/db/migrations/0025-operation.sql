-- Daily backups of the whole database, and what the meters of operation may count.

-- One row: the plan, and how it went. Whoever makes a backup holds the lease meanwhile, so that two
-- processes never make it at once.
create table backup_state (
  singleton boolean primary key default true check (singleton),
  -- Wall time of Prague.
  backup_time text not null default '02:30' check (backup_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  keep_daily integer not null default 7 check (keep_daily between 1 and 90),
  keep_weekly integer not null default 4 check (keep_weekly between 0 and 53),
  -- Times of the plan before this moment are nobody's debt: there was nothing to back up yet.
  planned_since timestamptz not null default now(),
  -- Somebody wants one now.
  asked timestamptz,
  last_attempt timestamptz,
  last_success timestamptz,
  last_file text not null default '',
  last_bytes bigint not null default 0,
  last_rows bigint not null default 0,
  last_failure timestamptz,
  last_fault text not null default '',
  lease text,
  lease_until timestamptz,
  version integer not null default 1,
  updated timestamptz not null default now()
);
insert into backup_state default values;
-- A backup that was made is no change of the plan.
create trigger touch before update of backup_time, keep_daily, keep_weekly on backup_state
  for each row execute function access.touch();

-- The meters count over all clients; they read states and times, and change nothing.
create policy by_meter on sessions for select
  using (expires > now() and access.presented('worker') = 'meter');
create policy by_meter on tasks for select using (access.presented('worker') = 'meter');
