import type pg from 'pg';

/** What everybody sees at once: nobody of the demo has decided anything. */
const NOTE = 'vymyšlené pravidlo (ukázka)';
const SINCE = '2024-01-01';
/** Houses whose rules are there. */
const HOUSE = 'Lipová 14';
const SETTLED_HOUSE = 'Zvonařská 7';

/** Of the cost of which kind of places a rule of a service divides how much. */
interface Draft {
  readonly service: string;
  readonly place: string;
  readonly percent: number;
  readonly columns: Readonly<Record<string, string | number>>;
}

const DRAFTS: readonly Draft[] = [
  {
    service: 'TEPLO',
    place: 'heat-and-hot-water',
    percent: 60,
    columns: {
      method: 'meter',
      meter_kind: 'heat-allocator',
      basic_by: 'heat',
      uem_class: 'd',
      limits_by: 'law',
      without_meter: 'refused',
      time_weight: 'climate',
      basis: 'assembly',
      decided_on: '2023-11-22',
    },
  },
  {
    service: 'TV',
    place: 'heat-and-hot-water',
    percent: 40,
    columns: {
      method: 'meter',
      meter_kind: 'hot-water',
      basic_by: 'hot-water',
      basic_key: 'area',
      without_meter: 'refused',
    },
  },
  {
    service: 'SV',
    place: 'cold-water',
    percent: 100,
    columns: { method: 'meter', meter_kind: 'cold-water', without_meter: 'guideline-all' },
  },
  { service: 'VYTAH', place: 'lift', percent: 100, columns: { method: 'persons' } },
  { service: 'UKLID', place: 'cleaning', percent: 100, columns: { method: 'persons' } },
  { service: 'ODPAD', place: 'waste', percent: 100, columns: { method: 'persons' } },
];

const ofAll = (service: string, place: string, method: 'persons' | 'area'): Draft => ({
  service,
  place,
  percent: 100,
  columns: { method, vacant_person: 'true' },
});

/** Of a house without allocators, in which everything is divided. */
const SETTLED_DRAFTS: readonly Draft[] = [
  {
    service: 'TEPLO',
    place: 'heat-and-hot-water',
    percent: 60,
    columns: {
      method: 'countable_area',
      time_weight: 'climate',
      basis: 'two-thirds',
      decided_on: '2023-11-22',
    },
  },
  {
    service: 'TV',
    place: 'heat-and-hot-water',
    percent: 40,
    columns: {
      method: 'meter',
      meter_kind: 'hot-water',
      basic_by: 'hot-water',
      basic_key: 'area',
      without_meter: 'nothing',
    },
  },
  {
    service: 'SV',
    place: 'cold-water',
    percent: 100,
    columns: { method: 'meter', meter_kind: 'cold-water', without_meter: 'area' },
  },
  ofAll('OSVETLENI', 'electricity', 'area'),
  ofAll('VYTAH', 'lift', 'persons'),
  ofAll('UKLID', 'cleaning', 'area'),
  ofAll('ODPAD', 'waste', 'persons'),
];

/** One rule for each house that a place of the kind serves, or one for the unit; with its cost. */
async function insertRules(
  db: pg.Client,
  clientId: number,
  house: string,
  { service, place, percent, columns }: Draft,
): Promise<void> {
  const names = Object.keys(columns);
  const values = names.map((_name, at) => `$${at + 8}`);
  await db.query(
    `with placed as (
       select b.client_id, b.unit_id, b.billing_place_id,
              case when $3 = 'lift' then null else (
                select min(c.pasport_id) from billing_place_parts c
                 where c.client_id = b.client_id and c.unit_id = b.unit_id
                   and c.billing_place_id = b.billing_place_id) end as pasport_id
         from billing_places b
         join pasports h on h.client_id = b.client_id and h.unit_id = b.unit_id
              and h.kind = 'building' and h.pasport_name like $6 || '%'
        where b.client_id = $1 and b.kind = $3),
     made as (
       insert into billing_rules (client_id, unit_id, service_id, pasport_id, valid_from, note, ${names.join(', ')})
       select p.client_id, p.unit_id, v.service_id, p.pasport_id, $4::date, $7, ${values.join(', ')}
         from placed p
         join services v on v.client_id = p.client_id and v.code = $2
       returning client_id, unit_id, billing_rule_id, pasport_id)
     insert into billing_rule_costs (client_id, unit_id, billing_rule_id, billing_place_id, percent)
     select m.client_id, m.unit_id, m.billing_rule_id, p.billing_place_id, $5::numeric
       from made m
       join placed p on p.unit_id = m.unit_id and p.pasport_id is not distinct from m.pasport_id`,
    [clientId, service, place, SINCE, percent, house, NOTE, ...Object.values(columns)],
  );
}

/** The ground floor of the house has no use of the lift. */
async function insertExemption(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `insert into billing_rule_spaces (client_id, unit_id, billing_rule_id, pasport_id, mark, reason)
     select r.client_id, r.unit_id, r.billing_rule_id, s.pasport_id, 'exempt',
            'přízemí, výtah nevyužívá (ukázka)'
       from billing_rules r
       join services v on v.client_id = r.client_id and v.service_id = r.service_id
            and v.code = 'VYTAH'
       join lateral (
         select s.pasport_id from space_places s
          where s.client_id = r.client_id and s.unit_id = r.unit_id and s.is_flat and not s.hidden
            and s.building_name like $2 || '%'
          order by s.space_number collate public.czech limit 1) s on true
      where r.client_id = $1`,
    [clientId, HOUSE],
  );
}

/** In the house where everything is settled nobody lives in shops, offices and cellars. */
async function insertUninhabited(db: pg.Client, clientId: number): Promise<void> {
  await db.query(
    `insert into billing_rule_spaces (client_id, unit_id, billing_rule_id, pasport_id, mark, reason)
     select r.client_id, r.unit_id, r.billing_rule_id, s.pasport_id, 'exempt',
            case v.code when 'VYTAH' then 'přízemí nebo suterén, výtah nevyužívá (ukázka)'
                        else 'odpad odváží na vlastní smlouvu (ukázka)' end
       from billing_rules r
       join services v on v.client_id = r.client_id and v.service_id = r.service_id
            and v.code in ('VYTAH', 'ODPAD')
       join space_places s on s.client_id = r.client_id and s.unit_id = r.unit_id
            and not s.is_flat and not s.hidden and s.building_name like $2 || '%'
      where r.client_id = $1`,
    [clientId, SETTLED_HOUSE],
  );
}

/** Rules of the unit, as a usual house has them; lighting is left for who tries the ones by the law. */
export async function insertDemoRules(db: pg.Client, clientId: number): Promise<void> {
  for (const draft of DRAFTS) await insertRules(db, clientId, HOUSE, draft);
  for (const draft of SETTLED_DRAFTS) await insertRules(db, clientId, SETTLED_HOUSE, draft);
  await insertExemption(db, clientId);
  await insertUninhabited(db, clientId);
}
