-- What a change offers to be taken back is asked with its commit, so each save waits for it.

-- As before; a space or a house is found by its key, where a condition of two tables had all spaces of the client
-- read for one of them.
create or replace function access.places_of(client integer, places integer[], houses integer[], spaces integer[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('pasport_id', pasport_id, 'kind', kind, 'id', id)), '[]')
      from (select pasport_id, 'space' as kind, pasport_space_id as id from space_places
             where client_id = client
               and pasport_id = any (array(
                 select unnest(places) union select s.pasport_id from pasport_spaces s
                  where s.client_id = client and s.pasport_space_id = any (spaces)))
             union all
            select pasport_id, kind, pasport_building_id from house_places
             where client_id = client and pasport_building_id is not null
               and pasport_id = any (array(
                 select unnest(places) union select b.pasport_id from pasport_buildings b
                  where b.client_id = client and b.pasport_building_id = any (houses)))) found);
end $$;

-- A change of more rows of history than so many is too large to be taken back, and has no places looked for. Its
-- rows are counted while they are read, up to one more. The function of three arguments stays for processes of the
-- former release.
create function access.places_of_change(client integer, change bigint, entry bigint, most integer)
returns jsonb language plpgsql stable as $$
begin
  if exists (select from audit_log where client_id = client and change_id = change and audit_id < entry
                and at >= now() and record_type in ('pasports', 'pasport_buildings', 'pasport_spaces')) then
    return null;
  end if;
  return (
    select case when count(*) <= most then
             access.places_of(client,
               array_agg(record_id::integer) filter (where record_type = 'pasports'),
               array_agg(record_id::integer) filter (where record_type = 'pasport_buildings'),
               array_agg(record_id::integer) filter (where record_type = 'pasport_spaces')) end
      from (select record_type, record_id from audit_log
             where client_id = client and change_id = change and at >= now()
             limit most + 1) written);
end $$;
grant execute on function access.places_of_change(integer, bigint, bigint, integer) to kastelan_app;
