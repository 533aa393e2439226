-- How much each of the clients has, and who is its first admin; of those named, not of those after one:
-- a list that begins with the first by their names counts these alone. The rest is as before.
drop function access.client_counts(integer, integer);

create function access.client_counts(ids integer[])
returns table (client_id integer, user_identity text, users_count bigint, last_sign_in timestamptz,
               units_count bigint, pasports_count bigint, items_count bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  asking text := current_setting('app.client_id', true);
  one record;
begin
  for one in select c.client_id as id from clients c
              where access.presented('system_role') = 'admin' and c.client_id = any (ids)
              order by c.client_id loop
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

grant execute on function access.client_counts(integer[]) to kastelan_app;
