-- The places that the houses and spaces of a change stand at are asked for to take it back; one that is too large
-- for that, of more rows of history than so many, has none looked for. They are counted while they are read, up to
-- one more. That of three arguments stays for processes of the former release.
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
