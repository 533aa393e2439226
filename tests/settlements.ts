import { count } from '#contract/settlement/count.ts';
import { explained } from '#contract/settlement/explained.ts';
import type { FrozenSettlement } from '#contract/settlement/frozen.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
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

/** The flat and the person of a count. */
interface Whose {
  readonly pasport_id: number;
  readonly address_id: number;
  /** The document from which the cost comes. */
  readonly billing_document_id?: number;
}

/** What the document brings. */
const costOf = (billing_document_id: number) => ({
  billing_place_id: 1,
  name: 'Výtah',
  supplier_info: '',
  percent: '100',
  documents: [
    {
      billing_document_id,
      number: 'F1',
      kind: 'invoice',
      period_from: '2024-01-01',
      period_to: '2024-12-31',
      total: 120_000,
      part: 120_000,
      quantity: null,
      quantity_unit: '',
    },
  ],
  amount: 120_000,
});

/** By floor area. */
const LIFT_RULE: FrozenSettlement['services'][number]['rule'] = {
  billing_rule_id: 1,
  service_id: 1,
  service_name: 'Výtah',
  supply: null,
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
};

/** One flat of 60 m² that bears a lift for 1,200 Kč. */
const inputsOf = (
  name: string,
  { pasport_id, address_id, billing_document_id }: Whose,
): FrozenSettlement => ({
  format: 1,
  from: '2024-01-01',
  to: '2024-12-31',
  spaces: [
    {
      pasport_id,
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
          people: [{ address_id, full_name: name }],
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
      rule: LIFT_RULE,
      costs: billing_document_id === undefined ? [] : [costOf(billing_document_id)],
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
  whose: Whose = { pasport_id: 1, address_id: 1 },
): Promise<number> {
  const settlement = inputsOf(name, whose);
  const row = {
    ...ownerOf(unit),
    settlement_id,
    number: 1,
    inputs: JSON.stringify({ settlement, advances: [], advances_on: '2024-02-01' }),
    counted: JSON.stringify(count(settlement)),
    cost: 120_000,
    advances: 0,
    overpaid: 0,
    owed: 120_000,
    recipients: 1,
  };
  return Number((await insertRow(db, 'settlement_counts', row))['settlement_count_id']);
}

/** What the statement of that count says. */
const contentOf = (name: string, settlement: FrozenSettlement) => ({
  unit_name: name,
  unit_business_id: '',
  unit_address: '',
  space_name: '1',
  building_name: name,
  place: '',
  names: name,
  addressee: name,
  period_from: '2024-01-01',
  period_to: '2024-12-31',
  from: '2024-01-01',
  to: '2024-12-31',
  number: 1,
  issued_on: '2024-02-01',
  due_on: '2024-05-31',
  former_balance: null,
  reason: '',
  advances_on: '2024-02-01',
  services: [
    {
      service_id: 1,
      service_name: 'Výtah',
      house_cost: 120_000,
      cost: 120_000,
      claimed: 0,
      advance: 0,
      balance: 120_000,
      former: null,
      use: null,
      explanation: explained(settlement, count(settlement), {
        service_id: 1,
        recipient: RECIPIENT,
      }),
      readings: [],
    },
  ],
  cost: 120_000,
  claimed: 0,
  advance: 0,
  balance: 120_000,
  comparison: { cost: 120_000, former: null, per_m2: 2000, house_per_m2: 2000 },
  payment: {
    to_pay: 120_000,
    due_on: '2024-05-31',
    account_number: '',
    iban: '',
    variable_symbol: '',
    message: 'Vyúčtování',
  },
  objection_days: 30,
  inspection_days: 30,
});

/** A settlement of 2020 whose count of that name has been looked through. */
export async function addReviewedRows(db: Rows, unit: UnitOfClient, whose: Whose, name: string) {
  const settlement_id = await addSettlementRow(db, unit, {
    note: name,
    period_from: '2020-01-01',
    period_to: '2020-12-31',
  });
  const settlement_count_id = await addCountRow(db, unit, settlement_id, name, whose);
  await db.owner.query(`update settlements set reviewed_count_id = $2 where settlement_id = $1`, [
    settlement_id,
    settlement_count_id,
  ]);
  return { settlement_id, settlement_count_id };
}

/** Whose a statement is. */
interface OfAccount extends Whose {
  readonly ledger_account_id: number;
}

/** An objection that came on paper and waits for an answer. */
async function addObjectionRow(db: Rows, of: Readonly<Record<string, number>>): Promise<number> {
  const objection = await insertRow(db, 'settlement_objections', {
    ...of,
    content: 'Odečet nesouhlasí.',
    origin: 'hand',
    received_on: '2024-02-10',
    answer_until: '2024-03-11',
  });
  return Number(objection['settlement_objection_id']);
}

/** A settlement of the year whose count of that name was issued: with its statement and a link to it. */
export async function addIssuedRows(
  db: Rows,
  unit: UnitOfClient,
  { ledger_account_id, ...whose }: OfAccount,
  name: string,
  year: string,
) {
  const of = ownerOf(unit);
  const settlement_id = await addSettlementRow(db, unit, {
    note: name,
    period_from: `${year}-01-01`,
    period_to: `${year}-12-31`,
  });
  const settlement_count_id = await addCountRow(db, unit, settlement_id, name, whose);
  const issue = await insertRow(db, 'settlement_issues', {
    ...of,
    settlement_id,
    settlement_count_id,
    number: 1,
    issued_on: '2024-02-01',
    due_on: '2024-05-31',
  });
  await db.owner.query(
    `update settlements set reviewed_count_id = $2, first_issued_on = '2024-02-01' where settlement_id = $1`,
    [settlement_id, settlement_count_id],
  );
  const statement = await insertRow(db, 'settlement_statements', {
    ...of,
    settlement_id,
    settlement_issue_id: Number(issue['settlement_issue_id']),
    recipient_key: RECIPIENT,
    pasport_id: whose.pasport_id,
    address_id: whose.address_id,
    ledger_account_id,
    content: JSON.stringify(contentOf(name, inputsOf(name, whose))),
    cost: 120_000,
    claimed: 0,
    advance: 0,
    balance: 120_000,
  });
  const settlement_statement_id = Number(statement['settlement_statement_id']);
  const secret = newSecret();
  const link = await insertRow(db, 'settlement_links', {
    ...of,
    settlement_statement_id,
    address_id: whose.address_id,
    recipient: `${name}@example.cz`,
    link_hash: secretHash(secret),
    expires: '2199-12-31',
  });
  const objected = { ...of, settlement_id, settlement_statement_id, address_id: whose.address_id };
  const settlement_objection_id = await addObjectionRow(db, objected);
  return {
    settlement_id,
    settlement_statement_id,
    settlement_link_id: Number(link['settlement_link_id']),
    settlement_objection_id,
    secret,
  };
}
