import type pg from 'pg';

/** The house whose people read, by the beginning of its name. */
const HOUSE = 'Lipová 16';
/** What everybody sees at once: nobody of the demo is real. */
const NAME = 'Samoodečet vody (ukázka)';

/**
 * A round that runs in the client's house of that name: a third of the flats has sent the states of its
 * water meters, one of them lower than the last one. Codes are of no key: the first print gives them theirs.
 */
export async function insertDemoSelfReadings(
  db: pg.Client,
  clientId: number,
  today: string,
): Promise<void> {
  const { rows } = await db.query<{ self_reading_round_id: number }>(
    `insert into self_reading_rounds (client_id, unit_id, pasport_id, name, kinds, opens, closes,
                                      user_name, created)
     select client_id, unit_id, pasport_id, $3, array['cold-water', 'hot-water'], $2::date - 5,
            $2::date + 9, 'Tomáš Veselý', $2::date - interval '6 days'
       from pasports where client_id = $1 and kind = 'building' and pasport_name like $4 || '%'
      order by pasport_id limit 1 returning self_reading_round_id`,
    [clientId, today, NAME, HOUSE],
  );
  const roundId = rows[0]?.self_reading_round_id;
  if (roundId === undefined) return;
  await insertAsked(db, clientId, roundId);
  await insertSent(db, clientId, roundId);
}

async function insertAsked(db: pg.Client, clientId: number, roundId: number): Promise<void> {
  await db.query(
    `insert into self_reading_spaces (client_id, unit_id, self_reading_round_id, pasport_id, seed,
                                      code_hash, link_hash, asked, asked_kind)
     select k.client_id, k.unit_id, k.self_reading_round_id, s.pasport_id,
            sha256(('self seed ' || s.pasport_id)::bytea),
            sha256(('self code ' || s.pasport_id)::bytea),
            sha256(('self link ' || s.pasport_id)::bytea), k.created, 'sheet'
       from self_reading_rounds k
       join space_places s on s.client_id = k.client_id and s.parent_id = k.pasport_id
            and not s.hidden
      where k.client_id = $1 and k.self_reading_round_id = $2
        and exists (select from measuring_places p
                     where p.client_id = k.client_id and p.pasport_id = s.pasport_id
                       and p.kind = any (k.kinds) and not p.hidden)
      order by s.pasport_id`,
    [clientId, roundId],
  );
}

async function insertSent(db: pg.Client, clientId: number, roundId: number): Promise<void> {
  await db.query(
    `with numbered as (
       select a.*, k.kinds, row_number() over (order by a.pasport_id) as place,
              -- The end of a month has been read by the office.
              k.opens + case when extract(day from k.opens + 3) = 1 then 1 else 2 end as day
         from self_reading_spaces a
         join self_reading_rounds k on k.client_id = a.client_id
              and k.self_reading_round_id = a.self_reading_round_id
        where a.client_id = $1 and a.self_reading_round_id = $2)
     insert into self_readings (client_id, unit_id, self_reading_space_id, meter_id, read_on, state,
                                way, created)
     select n.client_id, n.unit_id, n.self_reading_space_id, m.meter_id, n.day,
            case when n.place = 1 and p.kind = 'cold-water' then l.state - 1
                 else least(l.state + 1.5 + n.place % 5 * 0.413, f.state) end,
            case when n.place % 2 = 0 then 'link' else 'code' end,
            n.day + interval '17 hours' + n.place * interval '7 minutes'
       from numbered n
       join measuring_places p on p.client_id = n.client_id and p.unit_id = n.unit_id
            and p.pasport_id = n.pasport_id and p.kind = any (n.kinds) and not p.hidden
       join meters m on m.client_id = p.client_id and m.unit_id = p.unit_id
            and m.measuring_place_id = p.measuring_place_id and m.removed_on is null
      cross join lateral (
        select r.state from meter_readings r
         where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
           and r.state is not null and r.read_on < n.day
         order by r.read_on desc limit 1) l
       left join lateral (
        select r.state from meter_readings r
         where r.client_id = m.client_id and r.unit_id = m.unit_id and r.meter_id = m.meter_id
           and r.state is not null and r.read_on > n.day
         order by r.read_on limit 1) f on true
      where n.place % 3 = 1 and l.state >= 1
      order by n.place, p.kind`,
    [clientId, roundId],
  );
}
