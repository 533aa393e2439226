-- Anybody may send records of a browser. What comes from a session is known as such, has room of its own,
-- and is not pushed out by what comes from nobody.
alter table client_logs
  add signed_in boolean not null default false,
  -- Its number among the records of its sort; the lowest give way.
  add place bigint not null default 0;
update client_logs set place = client_log_id;
create index client_logs_kept on client_logs (signed_in, place);
drop index client_logs_of_group;
create index client_logs_of_group on client_logs (fingerprint, signed_in desc, client_log_id desc);

alter table client_log_groups add signed_in boolean not null default false;
drop index client_log_groups_latest;
create index client_log_groups_latest on client_log_groups (signed_in desc, last_seen desc, fingerprint);

-- The send of the log bears no token (specification, section 7). A ticket proves the session that it was
-- given to and opens nothing; the key that makes it is the same for all processes.
alter table runtime_settings
  add log_key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
create function access.log_ticket(client integer, client_user integer, session bigint) returns text
language sql stable as $$
  select t.told || '.' || translate(encode(sha256(r.log_key || convert_to(t.told, 'UTF8') || r.log_key), 'base64'), '+/=', '-_')
    from runtime_settings r cross join (select concat_ws('.', client, client_user, session) as told) t
$$;
grant execute on function access.log_ticket(integer, integer, bigint) to kastelan_app;
