-- What a change offers to be taken back is asked with its commit, in one statement: the places that its houses
-- and spaces stand at are looked for only where it has some. A function is planned when it is called first, so
-- that changes of other records pay nothing for it.
create function access.places_of(client integer, places integer[], houses integer[], spaces integer[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('pasport_id', pasport_id, 'kind', kind, 'id', id)), '[]')
      from (select pasport_id, 'space' as kind, pasport_space_id as id from space_places
             where client_id = client
               and (pasport_id = any (places) or pasport_space_id = any (spaces))
             union all
            select pasport_id, kind, pasport_building_id from house_places
             where client_id = client and pasport_building_id is not null
               and (pasport_id = any (places) or pasport_building_id = any (houses))) found);
end $$;
grant execute on function access.places_of(integer, integer[], integer[], integer[]) to kastelan_app;
