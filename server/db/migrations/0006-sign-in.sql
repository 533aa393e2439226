-- Sign-in: addresses a user is known from, and the way to the first system admin.

-- An owner signing in from where he usually does has an allowance of attempts of his own, which
-- nobody else can use up. The address is kept only as a hash bound to the user.
create table known_addresses (
  client_id integer not null,
  client_user_id integer not null,
  address_hash bytea not null,
  last_seen timestamptz not null default now(),
  primary key (client_id, client_user_id, address_hash),
  foreign key (client_id, client_user_id) references client_users on delete cascade
);
alter table known_addresses enable row level security;
alter table known_addresses force row level security;
create policy tenant on known_addresses
  using (client_id = access.tenant()) with check (client_id = access.tenant());
create policy swept on known_addresses using (last_seen < now() - interval '180 days');

-- Whether anybody can administer the portal at all is asked before any tenant is known.
create policy by_system_role on client_users for select
  using (is_sys_admin and access.presented('system_role') = 'admin');
create index client_users_system_admins on client_users (client_user_id) where is_sys_admin;

-- What housekeeping looks for.
create index sign_in_attempts_age on sign_in_attempts (at);
create index outbox_mails_sent on outbox_mails (sent) where sent is not null;

grant select, insert, update, delete on known_addresses to kastelan_app;
