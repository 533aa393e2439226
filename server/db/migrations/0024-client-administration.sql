-- Clients as the operator of the portal administers them, schemas of modules, and sessions in which a
-- system admin looks as a user of a client.

------------------------------------------------------------------------------------------ clients
alter table clients
  -- Users of a blocked client cannot sign in; the reason is told to them.
  add blocked timestamptz,
  add blocked_reason text not null default '' check (length(blocked_reason) <= 200),
  -- The operator's own note; the client never sees it.
  add note text not null default '' check (length(note) <= 2000),
  -- What the client asks for beyond the numbers in required_units and required_subjects.
  add licence_requested timestamptz,
  add licence_request text not null default '' check (length(licence_request) <= 1000);
alter table clients
  add constraint clients_required check (required_units >= 0 and required_subjects >= 0);

----------------------------------------------------------------------------------- module schemas
alter table module_schemas
  -- A new registration gets this one.
  add is_default boolean not null default false,
  -- A new module belongs to it by itself.
  add holds_all boolean not null default false,
  add version integer not null default 1,
  add created timestamptz not null default now(),
  add updated timestamptz not null default now(),
  add constraint module_schemas_length check (length(module_schema_name) between 1 and 100);
update module_schemas
   set is_default = module_schema_name = 'Základní', holds_all = module_schema_name = 'Úplné';
create unique index module_schemas_default on module_schemas (is_default) where is_default;
create unique index module_schemas_whole on module_schemas (holds_all) where holds_all;
create unique index module_schemas_name on module_schemas (folded(module_schema_name));
create trigger touch before update on module_schemas for each row execute function access.touch();
-- How many clients have a schema.
create index clients_schema on clients (module_schema_id);

---------------------------------------------------------------------------------- viewing sessions
-- A session of the user in which a system admin looks; it lives at most as long as his own.
alter table sessions
  add viewer_client_id integer,
  add viewer_user_id integer,
  add viewer_token_hash bytea,
  add constraint sessions_viewer check (num_nulls(viewer_client_id, viewer_user_id, viewer_token_hash) in (0, 3));

-- The session of a token and the unit that the call names, by one statement: `asked_unit_id` is the unit
-- if it is of the token's client, null for a foreign or a missing one. A token of a viewing session opens
-- a transaction that cannot write, whatever the process then asks for.
drop function access.authenticate(bytea);
drop function access.authenticate(bytea, integer);
create function access.authenticate(hash bytea, unit integer)
returns table (client_id integer, client_user_id integer, session_id bigint, user_identity text,
               first_name text, last_name text, is_sys_admin boolean, is_client_admin boolean,
               maintenance_mode boolean, asked_unit_id integer, viewer_identity text)
language plpgsql as $$
#variable_conflict use_column
declare
  s sessions;
begin
  perform set_config('app.token_hash', encode(hash, 'hex'), true);
  select x.* into s from sessions x where x.token_hash = hash and x.expires > now();
  if not found then return; end if;
  viewer_identity := '';
  if s.viewer_token_hash is not null then
    viewer_identity := access.viewer_of(s);
    if viewer_identity is null then return; end if;
  end if;
  perform set_config('app.client_id', s.client_id::text, true);
  select u.client_id, u.client_user_id, s.session_id, u.user_identity, u.first_name, u.last_name,
         u.is_sys_admin, u.is_client_admin, r.maintenance_mode
    into client_id, client_user_id, session_id, user_identity, first_name, last_name,
         is_sys_admin, is_client_admin, maintenance_mode
    from client_users u join clients c on c.client_id = u.client_id cross join runtime_settings r
   where u.client_id = s.client_id and u.client_user_id = s.client_user_id and not u.blocked
     and c.blocked is null and not (u.is_sys_admin and s.viewer_token_hash is not null);
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
  if s.viewer_token_hash is not null then
    perform set_config('transaction_read_only', 'on', true);
  elsif s.last_used < now() - interval '5 minutes' then
    update sessions x set last_used = now(),
           expires = now() + case when x.remember_me then interval '30 days' else interval '12 hours' end
     where x.client_id = s.client_id and x.session_id = s.session_id;
  end if;
  return next;
end $$;

-- Who looks in a viewing session; null once his own session has ended or he is no system admin any more.
-- No tenant is open afterwards.
create function access.viewer_of(viewing sessions) returns text language plpgsql as $$
declare
  presented text := current_setting('app.token_hash', true);
  found_identity text;
begin
  perform set_config('app.token_hash', encode(viewing.viewer_token_hash, 'hex'), true),
          set_config('app.client_id', viewing.viewer_client_id::text, true);
  select u.user_identity into found_identity
    from sessions x join client_users u on u.client_id = x.client_id and u.client_user_id = x.client_user_id
    join clients c on c.client_id = u.client_id
   where x.token_hash = viewing.viewer_token_hash and x.client_id = viewing.viewer_client_id
     and x.client_user_id = viewing.viewer_user_id and x.viewer_token_hash is null
     and x.expires > now() and u.is_sys_admin and not u.blocked and c.blocked is null;
  perform set_config('app.token_hash', presented, true), set_config('app.client_id', '', true);
  return found_identity;
end $$;

----------------------------------------------------------------------------------- list of clients
-- How much each client has, and who is its first admin; so many of them, by their ids after one. Walks through the tenants one after the other, so
-- that no policy opens records of clients to a role of the system; without the key `system_role` it finds
-- no client. The tenant is what it was at the end.
create function access.client_counts(after integer, most integer)
returns table (client_id integer, user_identity text, users_count bigint, last_sign_in timestamptz,
               units_count bigint, pasports_count bigint, items_count bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  asking text := current_setting('app.client_id', true);
  one record;
begin
  for one in select c.client_id as id from clients c
              where access.presented('system_role') = 'admin' and c.client_id > after
              order by c.client_id limit most loop
    perform set_config('app.client_id', one.id::text, true);
    client_id := one.id;
    select (array_agg(u.user_identity order by u.is_client_admin desc, u.client_user_id))[1],
           count(*), max(u.last_sign_in),
           (select count(*) from units x where x.client_id = one.id),
           (select count(*) from pasport_spaces x where x.client_id = one.id),
           (select count(*) from addresses x where x.client_id = one.id)
      into user_identity, users_count, last_sign_in, units_count, pasports_count, items_count
      from client_users u where u.client_id = one.id;
    return next;
  end loop;
  perform set_config('app.client_id', coalesce(asking, ''), true);
end $$;

grant execute on function access.authenticate(bytea, integer), access.viewer_of(sessions),
  access.client_counts(integer, integer) to kastelan_app;

update modules set under_construction = false where router_name in ('AdminCustomers', 'AdminClients', 'ClientLicense');
