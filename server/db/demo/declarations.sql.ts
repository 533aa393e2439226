import type pg from 'pg';

/** The house that is being asked, by the beginning of its name. */
const HOUSE = 'Lipová 14';
/** What everybody sees at once: nobody of the demo is real. */
const NAME = 'Hlášení osob (ukázka)';

/**
 * A campaign that runs in the client's house of that name: a third has not answered, most others declared
 * what is recorded, a few one person more. Codes are of no key: the first print gives them theirs.
 */
export async function insertDemoDeclarations(
  db: pg.Client,
  clientId: number,
  today: string,
): Promise<void> {
  const { rows } = await db.query<{ person_campaign_id: number }>(
    `insert into person_campaigns (client_id, unit_id, pasport_id, name, valid_from, closes, remind_days,
                                   user_name, created)
     select client_id, unit_id, pasport_id, $3, date_trunc('year', $2::date), $2::date + 20, 7,
            'Tomáš Veselý', $2::date - interval '10 days'
       from pasports where client_id = $1 and kind = 'building' and pasport_name like $4 || '%'
      order by pasport_id limit 1 returning person_campaign_id`,
    [clientId, today, NAME, HOUSE],
  );
  const campaignId = rows[0]?.person_campaign_id;
  if (campaignId === undefined) return;
  await insertAsked(db, clientId, campaignId);
  await insertAnswers(db, clientId, campaignId);
}

async function insertAsked(db: pg.Client, clientId: number, campaignId: number): Promise<void> {
  await db.query(
    `insert into person_campaign_spaces (client_id, unit_id, person_campaign_id, pasport_id, seed,
                                         code_hash, link_hash)
     select k.client_id, k.unit_id, k.person_campaign_id, s.pasport_id,
            sha256(('seed ' || s.pasport_id)::bytea), sha256(('code ' || s.pasport_id)::bytea),
            sha256(('link ' || s.pasport_id)::bytea)
       from person_campaigns k
       join space_places s on s.client_id = k.client_id and s.parent_id = k.pasport_id
            and s.is_flat and not s.hidden
      where k.client_id = $1 and k.person_campaign_id = $2
        and exists (select from pasport_ownerships o
                     where o.client_id = k.client_id and o.pasport_id = s.pasport_id
                       and o.valid_from <= k.valid_from)
      order by s.pasport_id`,
    [clientId, campaignId],
  );
}

async function insertAnswers(db: pg.Client, clientId: number, campaignId: number): Promise<void> {
  await db.query(
    `with numbered as (
       select a.*, row_number() over (order by a.pasport_id) as place, k.valid_from, k.created,
              s.space_number, s.building_name,
              (select o.address_id from pasport_ownerships o
                where o.client_id = a.client_id and o.pasport_id = a.pasport_id
                  and o.valid_from <= k.valid_from
                order by o.valid_from desc, o.pasport_ownership_id limit 1) as address_id,
              coalesce((select u.users_count from pasport_users u
                where u.client_id = a.client_id and u.pasport_id = a.pasport_id
                  and u.valid_from <= k.valid_from
                order by u.valid_from desc limit 1), 1) as recorded
         from person_campaign_spaces a
         join person_campaigns k on k.client_id = a.client_id
              and k.person_campaign_id = a.person_campaign_id
         join space_places s on s.client_id = a.client_id and s.pasport_id = a.pasport_id
        where a.client_id = $1 and a.person_campaign_id = $2),
     sheets as (
       insert into person_askings (client_id, unit_id, person_campaign_space_id, pasport_id, address_id,
                                   kind, created)
       select client_id, unit_id, person_campaign_space_id, pasport_id, address_id, 'sheet', created
         from numbered),
     declared as (
       select n.*, p.full_name, n.recorded + case when place % 6 = 1 then 1 else 0 end as persons_count
         from numbered n
         join person_names p on p.client_id = n.client_id and p.address_id = n.address_id
        where place % 3 <> 0)
     insert into person_declarations (client_id, unit_id, person_campaign_space_id, pasport_id, address_id,
                                      persons_count, valid_from, declared_by, note, way, delivered, shown,
                                      created)
     select client_id, unit_id, person_campaign_space_id, pasport_id, address_id, persons_count,
            valid_from, left(full_name, 90), case when place % 6 = 1 then 'smyšlená ukázka' else '' end,
            case when place % 2 = 0 then 'paper' else 'code' end,
            (created + interval '1 day' * (place % 7 + 1))::date,
            'Prohlašuji, že v prostoru ' || space_number || ', ' || building_name || ', je ode dne '
              || to_char(valid_from, 'FMDD. FMMM. YYYY') || ' osob s domácností: ' || persons_count || '.',
            created + interval '1 day' * (place % 7 + 1) + interval '9 hours'
       from declared order by place`,
    [clientId, campaignId],
  );
}
