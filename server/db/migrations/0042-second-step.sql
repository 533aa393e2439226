-- The second step of a sign-in: codes of an authenticator (RFC 6238) and recovery codes.

-- Since when the user's sign-in has a second step; null where it has none. History tells of it.
alter table client_users add second_step timestamptz;

-- What an authenticator was given, sealed by a key that is not in the database. One that was not yet
-- proven by a code waits beside the one that holds.
create table authenticators (
  client_id integer not null,
  client_user_id integer not null,
  sealed_secret bytea,
  waiting_secret bytea,
  -- The newest thirty seconds whose code was told: no code serves twice.
  last_step bigint not null default 0,
  proven timestamptz,
  created timestamptz not null default now(),
  primary key (client_id, client_user_id),
  foreign key (client_id, client_user_id) references client_users on delete cascade
);

-- Codes for whoever has lost the authenticator, by their hashes; each serves once.
create table recovery_codes (
  client_id integer not null,
  client_user_id integer not null,
  code_hash bytea not null,
  used timestamptz,
  created timestamptz not null default now(),
  primary key (client_id, client_user_id, code_hash),
  foreign key (client_id, client_user_id) references client_users on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['authenticators', 'recovery_codes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (client_id = access.tenant()) with check (client_id = access.tenant())', t);
    execute format('grant select, insert, update, delete on %I to kastelan_app', t);
  end loop;
end $$;

-- Whoever has told the right password has a short secret by which he takes the second step.
alter table access_links drop constraint access_links_kind_check;
alter table access_links add constraint access_links_kind_check
  check (kind in ('confirm', 'reset', 'invite', 'first-admin', 'exchanged', 'second-step'));

drop function access.authenticate(bytea, integer);
create function access.authenticate(hash bytea, unit integer)
returns table (client_id integer, client_user_id integer, session_id bigint, user_identity text,
               first_name text, last_name text, is_sys_admin boolean, is_client_admin boolean,
               maintenance_mode boolean, asked_unit_id integer, viewer_identity text,
               has_second_step boolean)
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
         u.is_sys_admin, u.is_client_admin, r.maintenance_mode, u.second_step is not null
    into client_id, client_user_id, session_id, user_identity, first_name, last_name,
         is_sys_admin, is_client_admin, maintenance_mode, has_second_step
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
           expires = least(x.ends,
             now() + case when x.remember_me then interval '30 days' else interval '12 hours' end)
     where x.client_id = s.client_id and x.session_id = s.session_id;
  end if;
  return next;
end $$;
grant execute on function access.authenticate(bytea, integer) to kastelan_app;
