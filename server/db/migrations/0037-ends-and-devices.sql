-- A session ends at the latest at `ends`, however much it is used: each use prolongs it up to there.
alter table sessions add ends timestamptz not null default now() + interval '90 days';
alter table sessions no force row level security;
update sessions set ends = created + interval '90 days' where created + interval '90 days' > expires;
alter table sessions force row level security;

create or replace function access.authenticate(hash bytea, unit integer)
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
           expires = least(x.ends,
             now() + case when x.remember_me then interval '30 days' else interval '12 hours' end)
     where x.client_id = s.client_id and x.session_id = s.session_id;
  end if;
  return next;
end $$;

-- A device from which the owner of an account has signed in, so that he is told of another one.
create table known_devices (
  client_id integer not null,
  client_user_id integer not null,
  device_hash bytea not null,
  last_seen timestamptz not null default now(),
  primary key (client_id, client_user_id, device_hash),
  foreign key (client_id, client_user_id) references client_users on delete cascade
);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy tenant on known_devices
  using (client_id = access.tenant()) with check (client_id = access.tenant());
create policy swept on known_devices for delete
  using (last_seen < now() - interval '400 days' and access.keeps_house());
create policy swept_seen on known_devices for select
  using (last_seen < now() - interval '400 days' and access.keeps_house());
grant select, insert, update, delete on known_devices to kastelan_app;
