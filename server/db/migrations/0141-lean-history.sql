-- What a change writes to history, and what it offers to be taken back, with less work for each row: every call
-- that changes something pays for both.

-- As before; a row before and after has the same names, so it is taken apart once.
create or replace function access.audit() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  either jsonb := coalesce(after, before);
  silent text[] := array['version', 'created', 'updated', 'client_id'] || tg_argv[1:];
  secret constant text[] := array['password_hash', 'external_token', 'token_hash', 'secret_hash'];
  diff jsonb;
begin
  select jsonb_object_agg(key, case when key = any (secret)
           then jsonb_build_array(case when coalesce(before ->> key, '') <> '' then '•••' end,
                                  case when coalesce(after ->> key, '') <> '' then '•••' end)
           else jsonb_build_array(before -> key, after -> key) end)
    into diff
    from jsonb_each(either)
   where before -> key is distinct from after -> key and key <> all (silent)
     and not (tg_op = 'INSERT' and value in ('null'::jsonb, '""'::jsonb));
  if diff is null and tg_op = 'UPDATE' then return null; end if;
  insert into audit_log (client_id, client_user_id, user_identity, user_name, record_type, record_id, action, changes)
  values ((either ->> 'client_id')::integer,
          nullif(current_setting('app.client_user_id', true), '')::integer,
          coalesce(current_setting('app.user_identity', true), ''),
          coalesce(current_setting('app.user_name', true), ''),
          tg_table_name, (either ->> tg_argv[0])::bigint, lower(tg_op), coalesce(diff, '{}'::jsonb));
  return null;
end $$;

-- The places that the houses and spaces of a change stand at; null of all its rows of history but the first of
-- them, so that each change has them looked for once.
create function access.places_of_change(client integer, change bigint, entry bigint)
returns jsonb language plpgsql stable as $$
declare
  tree constant text[] := array['pasports', 'pasport_buildings', 'pasport_spaces'];
begin
  if exists (select from audit_log where client_id = client and change_id = change and audit_id < entry
                and at >= now() and record_type = any (tree)) then
    return null;
  end if;
  return (
    select access.places_of(client,
             array_agg(record_id::integer) filter (where record_type = 'pasports'),
             array_agg(record_id::integer) filter (where record_type = 'pasport_buildings'),
             array_agg(record_id::integer) filter (where record_type = 'pasport_spaces'))
      from audit_log
     where client_id = client and change_id = change and at >= now() and record_type = any (tree));
end $$;
grant execute on function access.places_of_change(integer, bigint, bigint) to kastelan_app;
