-- After a big write the planner has to know its rows at once: autovacuum comes within a minute, and
-- until then a unit of thousands of spaces is taken for an empty one.

-- Refreshes the statistics of the tables in which the running transaction has written at least so many
-- rows, and returns their names. Only a table's owner may analyse it (MAINTAIN came with PostgreSQL 17),
-- so it works with the owner's rights; it takes no table from its caller and can do nothing else. In
-- the order of names, so that two at once wait for each other and never in a circle.
create function access.refresh_statistics(fewest integer) returns text[]
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set lock_timeout = '2s' as $$
declare
  name text;
  refreshed text[] = '{}';
begin
  for name in
    select relname from pg_stat_xact_user_tables
     where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del >= fewest
     order by relname collate "C"
  loop
    execute format('analyze public.%I', name);
    refreshed = refreshed || name;
  end loop;
  return refreshed;
end $$;
revoke execute on function access.refresh_statistics from public;
grant execute on function access.refresh_statistics to kastelan_app;
