-- The audit of rows that come by thousands cost more than the rows: each was taken apart into names and
-- values and put together again. Of many rows the columns of their table are asked by name instead, which
-- says the same in a third of the time. Few rows are audited as before: there the statement would have to
-- be planned for them alone.

-- An expression by the columns of a table: what access.audit_added writes of its row `a`, as access.audit
-- would; what is empty says nothing, and of a secret only that there is one.
create function access.added_columns(added regclass, silent text[], secret text[]) returns text
  language sql stable as $$
  select '(''{'' || substr(' || string_agg(
           format('coalesce('',%s:[null,'' || %s || '']'', '''')',
                  replace(to_json(attname)::text, '''', ''''''),
                  case when attname = any (secret)
                       then format('case when %s is not null then ''"•••"'' end', said)
                       else format('to_json(%s)', said) end),
           ' || ' order by attnum) || ', 2) || ''}'')::jsonb'
    from (select attname, attnum,
                 case when atttypid = 'jsonb'::regtype
                      then format('nullif(nullif(a.%I, ''null''), ''""'')', attname)
                      when typcategory = 'S' then format('nullif(a.%I::text, '''')', attname)
                      else format('a.%I', attname) end as said
            from pg_attribute join pg_type on pg_type.oid = atttypid
           where attrelid = added and attnum > 0 and not attisdropped and attname <> all (silent)) c
$$;

create or replace function access.audit_added() returns trigger language plpgsql as $$
declare
  -- From so many rows on, planning a statement for them costs less than taking them apart.
  many constant integer := 50;
  silent text[] := array['version', 'created', 'updated', 'client_id'] || tg_argv[1:];
  secret text[] := array['password_hash', 'external_token', 'token_hash', 'secret_hash'];
begin
  if (select count(*) from (select from added limit many) m) = many then
    execute format(
      'insert into audit_log (client_id, client_user_id, user_identity, user_name, record_type, record_id, action, changes)
       select client_id, $1, $2, $3, $4, %I, ''insert'', %s from added a',
      tg_argv[0], access.added_columns(tg_relid, silent, secret))
      using nullif(current_setting('app.client_user_id', true), '')::integer,
            coalesce(current_setting('app.user_identity', true), ''),
            coalesce(current_setting('app.user_name', true), ''), tg_table_name;
    return null;
  end if;
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
