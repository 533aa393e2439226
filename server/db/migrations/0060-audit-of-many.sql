-- Rows that come by thousands are audited by the statement that inserts them, not one by one: an audit
-- row of each is written as before, in the same transaction, in a half of the time.

-- Writes the audit rows of all that a statement has inserted; arguments and what is left out as in
-- access.audit.
create function access.audit_added() returns trigger language plpgsql as $$
declare
  silent text[] := array['version', 'created', 'updated', 'client_id'] || tg_argv[1:];
  secret text[] := array['password_hash', 'external_token', 'token_hash', 'secret_hash'];
begin
  insert into audit_log (client_id, client_user_id, user_identity, user_name, record_type, record_id, action, changes)
  select (record ->> 'client_id')::integer,
         nullif(current_setting('app.client_user_id', true), '')::integer,
         coalesce(current_setting('app.user_identity', true), ''),
         coalesce(current_setting('app.user_name', true), ''),
         tg_table_name, (record ->> tg_argv[0])::bigint, 'insert',
         (select coalesce(jsonb_object_agg(key, jsonb_build_array(null,
                   case when key = any (secret) then '"•••"' else value end)), '{}')
            from jsonb_each(record - silent)
           where value <> 'null' and value <> '""')
    from (select to_jsonb(a) as record from added a) r;
  return null;
end $$;

do $$
declare
  t record;
begin
  for t in
    select g.tgrelid::regclass as name,
           substring(pg_get_triggerdef(g.oid) from 'access\.audit(\(.*\))$') as arguments
      from pg_trigger g
     where g.tgfoid = 'access.audit'::regproc and not g.tgisinternal and g.tgname = 'audit'
       and pg_get_triggerdef(g.oid) like '% AFTER INSERT OR DELETE OR UPDATE ON %'
     order by 1::text collate "C"
  loop
    execute format('drop trigger audit on %s', t.name);
    execute format('create trigger audit after update or delete on %s
                      for each row execute function access.audit%s', t.name, t.arguments);
    execute format('create trigger audit_added after insert on %s referencing new table as added
                      for each statement execute function access.audit_added%s', t.name, t.arguments);
  end loop;
end $$;

-- As before, but a table is looked at again within one transaction only once as much was written to it
-- since as before: a work of many steps asks after each of them, and its tables grow but slowly by then.
create or replace function access.refresh_statistics(fewest integer) returns text[]
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set lock_timeout = '2s' as $$
declare
  -- How much of each table was written when it was looked at, for the transaction alone.
  seen jsonb := coalesce(nullif(current_setting('app.refreshed', true), ''), '{}')::jsonb;
  name text;
  written bigint;
  refreshed text[] = '{}';
begin
  for name, written in
    select relname, n_tup_ins + n_tup_upd + n_tup_del from pg_stat_xact_user_tables
     where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del >= fewest
     order by relname collate "C"
  loop
    continue when written < 2 * coalesce((seen ->> name)::bigint, 0);
    execute format('analyze public.%I', name);
    refreshed = refreshed || name;
    seen = seen || jsonb_build_object(name, written);
  end loop;
  perform set_config('app.refreshed', seen::text, true);
  return refreshed;
end $$;
