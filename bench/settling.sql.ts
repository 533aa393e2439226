import type pg from 'pg';
import { withOwner } from '#server/db/founding.sql.ts';

/** By what the ten services are divided; of meters two are mounted in each space for each kind. */
const SERVICES = `(values
  ('Teplo', 'meter', 'heat', 'hand', 40, 'countable_area', 'hand', 70, 200, 'climate'),
  ('Teplá voda', 'meter', 'hot-water', 'hand', 30, 'area', 'none', null, null, 'days'),
  ('Studená voda', 'meter', 'cold-water', 'none', null, 'area', 'none', null, null, 'days'),
  ('Výtah', 'unit', null, 'none', null, 'area', 'none', null, null, 'days'),
  ('Úklid', 'area', null, 'none', null, 'area', 'none', null, null, 'days'),
  ('Osvětlení', 'area', null, 'none', null, 'area', 'none', null, null, 'days'),
  ('Odpad', 'unit', null, 'none', null, 'area', 'none', null, null, 'days'),
  ('Anténa', 'unit', null, 'none', null, 'area', 'none', null, null, 'days'),
  ('Pojištění', 'total_area', null, 'none', null, 'area', 'none', null, null, 'days'),
  ('Ostraha', 'heated_area', null, 'none', null, 'area', 'none', null, null, 'days'))
  s (name, method, meter_kind, basic_by, basic_percent, basic_key, limits_by, lower_limit, upper_limit, time_weight)`;

const fillings: readonly string[] = [
  `update units set payer = 'tenant' where unit_id = any ($1)`,
  `insert into measuring_places (client_id, unit_id, kind, level, pasport_id, location)
   select p.client_id, p.unit_id, k.kind, 'flat', p.pasport_id, r.room
     from pasports p, unnest(array['heat', 'hot-water', 'cold-water']) k (kind),
          unnest(array['koupelna', 'kuchyně']) r (room)
    where p.unit_id = any ($1) and p.kind = 'space' order by p.pasport_id`,
  `insert into meters (client_id, unit_id, measuring_place_id, serial_number, measured_unit, digits, decimals, mounted_on)
   select client_id, unit_id, measuring_place_id, (50000000 + measuring_place_id)::text,
          case when kind = 'heat' then 'GJ' else 'm3' end, 5, 3, '2020-01-01'
     from measuring_places where unit_id = any ($1) order by measuring_place_id`,
  `insert into meter_readings (client_id, unit_id, meter_id, read_on, state)
   select client_id, unit_id, meter_id, (date '2023-12-31' + make_interval(months => n))::date,
          n * (1 + meter_id % 5)
     from meters, generate_series(0, 12) n where unit_id = any ($1) order by meter_id, n`,
  `insert into services (client_id, code, name, tax_rate, allocation)
   select u.client_id, 'M' || row_number() over (), s.name || ' měřená', 12, 'area'
     from units u, ${SERVICES} where u.unit_id = ($1::integer[])[1]
       and not exists (select from services k where k.client_id = u.client_id and k.name = s.name || ' měřená')`,
  `insert into billing_places (client_id, unit_id, code, name, kind)
   select u.client_id, u.unit_id, 'OM-' || row_number() over (), s.name, 'heat'
     from units u, ${SERVICES} where u.unit_id = any ($1)`,
  `insert into billing_documents (client_id, unit_id, billing_place_id, kind, number, period_from, period_to, line_rows)
   select p.client_id, p.unit_id, p.billing_place_id, 'invoice', p.code || '-' || n,
          make_date(2024, n, 1), (make_date(2024, n, 1) + interval '1 month - 1 day')::date,
          jsonb_build_array(jsonb_build_object('subject', '', 'quantity', null, 'measured_unit', '',
            'base', 100000 * n, 'tax_rate', 0, 'tax', 0))
     from billing_places p, generate_series(1, 12) n where p.unit_id = any ($1)`,
  `insert into billing_rules (client_id, unit_id, service_id, method, meter_kind, basic_by, basic_percent, basic_key,
          limits_by, lower_limit, upper_limit, time_weight, valid_from)
   select u.client_id, u.unit_id, k.service_id, s.method, s.meter_kind, s.basic_by, s.basic_percent, s.basic_key,
          s.limits_by, s.lower_limit, s.upper_limit, s.time_weight, '2020-01-01'
     from units u, ${SERVICES}, services k
    where u.unit_id = any ($1) and k.client_id = u.client_id and k.name = s.name || ' měřená'`,
  `insert into billing_rule_costs (client_id, unit_id, billing_rule_id, billing_place_id, percent)
   select r.client_id, r.unit_id, r.billing_rule_id, p.billing_place_id, 100
     from billing_rules r
     join services k on k.client_id = r.client_id and k.service_id = r.service_id
     join billing_places p on p.client_id = r.client_id and p.unit_id = r.unit_id and k.name = p.name || ' měřená'
    where r.unit_id = any ($1)`,
];

/** Gives the unit six measuring places in each space, a year of monthly readings, and ten services with documents and rules. */
export async function seedSettling(owner: pg.ClientConfig, unit_id: number): Promise<void> {
  await withOwner(owner, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const text of fillings) await client.query(text, [[unit_id]]);
    await client.query('vacuum (analyze)');
  });
}

/** The inputs of the last count of the unit. */
export async function selectLastInputs(owner: pg.ClientConfig, unit_id: number): Promise<unknown> {
  return withOwner(owner, async (client) => {
    const { rows } = await client.query<{ inputs: unknown }>(
      `select inputs from settlement_counts where unit_id = $1 order by settlement_count_id desc limit 1`,
      [unit_id],
    );
    return rows[0]?.inputs;
  });
}
