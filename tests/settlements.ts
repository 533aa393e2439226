import { count } from '#contract/settlement/count.ts';
import type { FrozenSettlement } from '#contract/settlement/frozen.ts';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

const ownerOf = ({ client_id, unit_id }: UnitOfClient) => ({ client_id, unit_id });

/** A settlement of the whole unit for 2024, unless the columns say otherwise. */
export async function addSettlementRow(
  db: Rows,
  unit: UnitOfClient,
  columns: Columns = {},
): Promise<number> {
  const row = {
    ...ownerOf(unit),
    period_from: '2024-01-01',
    period_to: '2024-12-31',
    ...columns,
  };
  return Number((await insertRow(db, 'settlements', row))['settlement_id']);
}

/** Key of the only recipient of `addCountRow`. */
export const RECIPIENT = '1/2024-01-01';

/** One flat of 60 m² that bears a lift for 1,200 Kč. */
const inputsOf = (name: string): FrozenSettlement => ({
  format: 1,
  from: '2024-01-01',
  to: '2024-12-31',
  spaces: [
    {
      pasport_id: 1,
      name: '1',
      building_id: 1,
      building_name: name,
      total_area: null,
      area: '60',
      heated_area: null,
      countable_area: null,
      share: null,
      recipients: [
        {
          key: RECIPIENT,
          people: [{ address_id: 1, full_name: name }],
          name,
          payer: 'owner',
          from: '2024-01-01',
          to: '2024-12-31',
          persons: [],
        },
      ],
    },
  ],
  services: [
    {
      rule: {
        billing_rule_id: 1,
        service_id: 1,
        service_name: 'Výtah',
        basic_share: '0',
        basic_key: 'area',
        key: 'area',
        meter_kind: null,
        formula: '',
        without_meter: 'undecided',
        lower_limit: null,
        upper_limit: null,
        refused_factor: '3',
        guideline: '35',
        time_weight: 'days',
        rounding: 1,
        vacant_persons: 0,
      },
      costs: [],
      cost: 120_000,
      measured_unit: '',
      uses: [],
      metered: [],
      marks: [],
      fixed: [],
    },
  ],
});

/** A count of the settlement in which a party with the name bears 1,200 Kč and has paid nothing. */
export async function addCountRow(
  db: Rows,
  unit: UnitOfClient,
  settlement_id: number,
  name: string,
): Promise<number> {
  const settlement = inputsOf(name);
  const row = {
    ...ownerOf(unit),
    settlement_id,
    number: 1,
    inputs: JSON.stringify({ settlement, advances: [], advances_on: '2025-03-01' }),
    counted: JSON.stringify(count(settlement)),
    cost: 120_000,
    advances: 0,
    overpaid: 0,
    owed: 120_000,
    recipients: 1,
  };
  return Number((await insertRow(db, 'settlement_counts', row))['settlement_count_id']);
}
