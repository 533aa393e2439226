import type pg from 'pg';

/**
 * In the client's first house whose flats are read from afar, each third payer has chosen monthly
 * information and got that of the last month. What it tells is reckoned when the portal starts.
 */
export async function insertDemoMonthInfos(
  db: pg.Client,
  clientId: number,
  today: string,
): Promise<void> {
  await db.query(
    `with house as (
       select s.client_id, s.unit_id, s.parent_id
         from measuring_places p
         join meters m on m.client_id = p.client_id and m.measuring_place_id = p.measuring_place_id
              and m.is_remote and m.removed_on is null
         join space_places s on s.client_id = p.client_id and s.pasport_id = p.pasport_id
              and not s.hidden
        where p.client_id = $1 and p.kind in ('heat', 'heat-allocator', 'hot-water')
        order by exists (select from meter_readings r
                          where r.client_id = m.client_id and r.meter_id = m.meter_id
                            and p.kind in ('heat', 'heat-allocator')
                            and r.read_on >= date_trunc('month', $2::date)::date - 1) desc,
                 s.unit_id, s.parent_id limit 1),
     paying as (
       select distinct on (s.pasport_id) s.client_id, s.unit_id, s.pasport_id, s.parent_id, s.space_number,
              h.address_id, n.email
         from house k
         join space_places s on s.client_id = k.client_id and s.unit_id = k.unit_id
              and s.parent_id = k.parent_id and s.is_flat and not s.hidden
         join units u on u.client_id = s.client_id and u.unit_id = s.unit_id
         join lateral (
           select o.address_id, o.valid_from from pasport_ownerships o
            where u.payer = 'owner' and o.client_id = s.client_id and o.pasport_id = s.pasport_id
              and o.valid_from <= $2::date and o.valid_to is null
            union all
           select t.address_id, t.valid_from from pasport_tenants t
            where u.payer <> 'owner' and t.client_id = s.client_id and t.pasport_id = s.pasport_id
              and t.valid_from <= $2::date and t.valid_to is null) h on true
         join person_names n on n.client_id = s.client_id and n.address_id = h.address_id
        where n.email <> ''
        order by s.pasport_id, h.valid_from, h.address_id),
     numbered as (
       select p.*, row_number() over (order by p.pasport_id) as place,
              least($2::date, date_trunc('month', $2::date)::date + 4) + interval '9 hours' as sent_at
         from paying p),
     chosen as (
       insert into monthly_info_choices (client_id, unit_id, pasport_id, address_id, chosen)
       select client_id, unit_id, pasport_id, address_id, $2::date - interval '90 days'
         from numbered where place % 3 = 1)
     insert into monthly_infos (client_id, unit_id, pasport_id, building_id, month, address_id, recipient,
                                content, link_hash, expires, opened, created)
     select client_id, unit_id, pasport_id, parent_id,
            (date_trunc('month', $2::date) - interval '1 month')::date, address_id, email, '{}',
            sha256(('month ' || pasport_id)::bytea), $2::date + 400,
            case when place % 2 = 1 then sent_at + interval '20 minutes' end, sent_at
       from numbered where place % 3 = 1`,
    [clientId, today],
  );
}
