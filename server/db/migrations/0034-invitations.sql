-- An address belongs to whoever has confirmed it. Invitations and registrations that wait hold it for
-- nobody: any client may invite any address, and who has an account elsewhere shows nowhere.
drop index client_users_identity;
create unique index client_users_identity on client_users (user_identity) where client_confirmed is not null;
create unique index client_users_own_identity on client_users (client_id, user_identity);
create index client_users_by_identity on client_users (user_identity);

-- When an invitation was last sent; null for everybody else.
alter table client_users add invited timestamptz;
alter table client_users no force row level security;
alter table client_users disable trigger user;
update client_users set invited = created
 where client_confirmed is null and password_hash = '' and not is_sys_admin;
alter table client_users enable trigger user;
alter table client_users force row level security;

drop trigger audit on client_users;
create trigger audit after insert or update or delete on client_users
  for each row execute function access.audit('client_user_id', 'last_sign_in', 'last_unit_id', 'page_size',
    'color_scheme', 'large_print', 'invited');

-- Whether the row is an invitation that nobody has accepted within 30 days.
create function access.unaccepted(u client_users) returns boolean language sql stable as $$
  select u.client_confirmed is null and u.password_hash = '' and not u.is_sys_admin
     and coalesce(u.invited < now() - interval '30 days', false)
$$;
create policy swept_seen on client_users for select
  using (access.keeps_house() and access.unaccepted(client_users));
create index client_users_invited on client_users (invited)
  where client_confirmed is null and password_hash = '' and not is_sys_admin;

-- Who was invited and never agreed is forgotten: his row goes, and history keeps that somebody was
-- invited, not who. Walks from tenant to tenant; no tenant is open at the end.
create function access.forget_unaccepted(most integer) returns integer language plpgsql as $$
declare
  one record;
  forgotten integer := 0;
begin
  for one in select u.client_id, u.client_user_id from client_users u
              where access.keeps_house() and access.unaccepted(u) limit most loop
    perform set_config('app.client_id', one.client_id::text, true);
    delete from client_users u
     where u.client_id = one.client_id and u.client_user_id = one.client_user_id and access.unaccepted(u);
    update audit_log a
       set changes = access.covered(a.changes, array['user_identity', 'first_name', 'last_name'])
     where a.client_id = one.client_id and a.record_type = 'client_users' and a.record_id = one.client_user_id;
    forgotten := forgotten + 1;
  end loop;
  perform set_config('app.client_id', '', true);
  return forgotten;
end $$;

-- History stays as it was written, but for values covered: at somebody's request to be forgotten, and of
-- whoever was invited and never agreed.
create or replace function access.keep_history() returns trigger language plpgsql as $$
begin
  if current_user = 'kastelan_app' and not (
       (access.erasing(old.client_id) or (access.keeps_house() and old.record_type = 'client_users'))
       and new.changes = access.covered(old.changes,
         array(select k from jsonb_each(old.changes) as field (k, v) where new.changes -> k is distinct from v)))
  then
    raise exception 'History does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

grant execute on function access.unaccepted(client_users), access.forget_unaccepted(integer) to kastelan_app;
