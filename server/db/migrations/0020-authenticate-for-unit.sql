-- The session of a token and the unit that the call names, by one statement: `asked_unit_id` is the unit
-- if it is of the token's client, null for a foreign or a missing one. Processes of the version before go
-- on asking without a unit.
create function access.authenticate(hash bytea, unit integer)
returns table (client_id integer, client_user_id integer, session_id bigint, user_identity text,
               first_name text, last_name text, is_sys_admin boolean, is_client_admin boolean,
               maintenance_mode boolean, asked_unit_id integer)
language plpgsql as $$
#variable_conflict use_column
declare
  s sessions;
begin
  perform set_config('app.token_hash', encode(hash, 'hex'), true);
  select x.* into s from sessions x where x.token_hash = hash and x.expires > now();
  if not found then return; end if;
  perform set_config('app.client_id', s.client_id::text, true);
  select u.client_id, u.client_user_id, s.session_id, u.user_identity, u.first_name, u.last_name,
         u.is_sys_admin, u.is_client_admin, r.maintenance_mode
    into client_id, client_user_id, session_id, user_identity, first_name, last_name,
         is_sys_admin, is_client_admin, maintenance_mode
    from client_users u cross join runtime_settings r
   where u.client_id = s.client_id and u.client_user_id = s.client_user_id and not u.blocked;
  if not found then
    perform set_config('app.client_id', '', true);
    return;
  end if;
  if unit is not null then
    select x.unit_id into asked_unit_id from units x
     where x.client_id = s.client_id and x.unit_id = authenticate.unit;
  end if;
  perform set_config('app.client_user_id', s.client_user_id::text, true),
          set_config('app.user_identity', user_identity, true),
          set_config('app.user_name', concat_ws(' ', first_name, last_name), true);
  if s.last_used < now() - interval '5 minutes' then
    update sessions x set last_used = now(),
           expires = now() + case when x.remember_me then interval '30 days' else interval '12 hours' end
     where x.client_id = s.client_id and x.session_id = s.session_id;
  end if;
  return next;
end $$;
grant execute on function access.authenticate(bytea, integer) to kastelan_app;
