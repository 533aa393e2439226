-- Members of crews see what their crew has in the calendar and nothing else of the client; a calendar is read
-- by other programs by an address that nobody can guess.

-- In which crew a user is by whom visits alone are seen; null of admins, who see everything, and of who is in none.
create function access.crew_of(client integer, client_user integer) returns integer
language plpgsql stable as $$
begin
  return (select u.assembly_crew_id from client_users u
           where u.client_id = client and u.client_user_id = client_user
             and not u.is_client_admin and not u.is_sys_admin);
end $$;
grant execute on function access.crew_of(integer, integer) to kastelan_app;

-- Who a user of the portal is, whether he can come in, and whether he is told of his crew alone.
create or replace view portal_users with (security_invoker = true) as
  select u.client_id, u.client_user_id, u.user_identity, u.first_name, u.last_name,
         u.is_client_admin, u.is_sys_admin,
         u.client_confirmed is not null and not u.blocked
           and (select c.blocked is null from clients c where c.client_id = u.client_id)
           as may_sign_in,
         u.assembly_crew_id is not null and not u.is_client_admin and not u.is_sys_admin
           as is_crew_member
    from client_users u;
