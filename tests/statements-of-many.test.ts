import { beforeEach, describe, expect, test } from 'vitest';
import { changeAddresses } from '#contract/addresses.ts';
import { changeBillingPlaces } from '#contract/billing/places.ts';
import { changeBillingRules } from '#contract/billing/rules.ts';
import { changeUnitContracts } from '#contract/contracts/contracts.ts';
import type { ChangeOfMany } from '#contract/many.ts';
import { changeMeasuringPlaces } from '#contract/metering/places.ts';
import { changeMeterWarnings } from '#contract/metering/warnings.ts';
import { changeBankMovements } from '#contract/money/bank-movements.ts';
import { changePayments } from '#contract/money/payment-queue.ts';
import { changeBuildings, changeGroups } from '#contract/pasports/buildings.ts';
import { changeSpaces } from '#contract/pasports/spaces.ts';
import { changeRevisions } from '#contract/revisions.ts';
import { changeTodos } from '#contract/todo/todos.ts';
import { addAddressRow } from './addresses.ts';
import { addBillingPlaceRow, addRuleCostRow, addRuleRow } from './billing.ts';
import { insertRow } from './builders.ts';
import { addContractRow } from './contracts.ts';
import { endpoints } from './endpoints/contract.ts';
import { addMeasuringPlaceRow } from './metering.ts';
import { addBuildingRow, addRoomRow, addSpaceRow } from './pasports.ts';
import { addRevisionRow } from './revisions.ts';
import { addTodoRow } from './todos.ts';
import { unitWorld } from './unit-world.ts';

// Five hundred rows are changed by one click: by as many statements as one of them.

const at = unitWorld();

let house: { readonly pasport_id: number };
let supplier: number;
let bank: { bank_account_id: number; bank_statement_id: number };
let made = 0;

beforeEach(async () => {
  const { db } = at.world;
  const { pasport_id } = await addBuildingRow(db, at.unit);
  house = { pasport_id };
  supplier = await addAddressRow(db, at.unit, { address_type: 'supplier', company_name: 'Jiskra' });
  const account = { ...at.unit, name: 'Účet', account_number: '1265098001', bank_code: '5500' };
  const bank_account_id = Number(
    (await insertRow(db, 'bank_accounts', account))['bank_account_id'],
  );
  const statement = await insertRow(db, 'bank_statements', {
    ...at.unit,
    bank_account_id,
    format: 'gpc',
    from_on: '2024-01-01',
    to_on: '2024-01-31',
    movements_count: 1,
    content_hash: 'výpis',
    file_name: 'výpis',
    user_name: 'výpis',
  });
  bank = { bank_account_id, bank_statement_id: Number(statement['bank_statement_id']) };
});

/** A movement of the bank; each is a payment that waits. */
async function addMovement(): Promise<number> {
  const row = { ...at.unit, ...bank, line_number: made, booked_on: '2024-01-15', amount: 100 };
  const told = { movement_key: `${made}`, key_number: 1 };
  const movement = await insertRow(at.world.db, 'bank_movements', { ...row, ...told });
  const bank_movement_id = Number(movement['bank_movement_id']);
  await insertRow(at.world.db, 'ledger_payments', {
    ...at.unit,
    bank_movement_id,
    received_on: '2024-01-15',
    booked_in: '2024-01-01',
    amount: 100,
    way: 'bank',
  });
  return bank_movement_id;
}

/** A rule of a service of its own, by which a place of its own is divided. */
async function addRule(): Promise<number> {
  const { client_id } = at.unit;
  const service = { client_id, code: `S${made}`, name: `Služba ${made}`, tax_rate: 12 };
  const { service_id } = await insertRow(at.world.db, 'services', {
    ...service,
    allocation: 'area',
  });
  const billing_rule_id = await addRuleRow(at.world.db, at.unit, Number(service_id), house);
  const billing_place_id = await addBillingPlaceRow(at.world.db, at.unit);
  await addRuleCostRow(at.world.db, at.unit, { billing_rule_id, billing_place_id });
  return billing_rule_id;
}

/** A space whose areas follow from its room. */
async function addSpace(): Promise<number> {
  const { pasport_id, pasport_space_id } = await addSpaceRow(
    at.world.db,
    at.unit,
    house.pasport_id,
  );
  await addRoomRow(at.world.db, at.unit, pasport_id);
  return pasport_space_id;
}

const addBuilding = async (kind: 'building' | 'group') =>
  (await addBuildingRow(at.world.db, at.unit, {}, kind)).pasport_building_id;

const warning = async () => {
  const measuring_place_id = await addMeasuringPlaceRow(at.world.db, at.unit, house.pasport_id);
  const told = { kind: 'seal', cause: '1/2024-01-01', found_on: '2024-01-02' };
  const row = { ...at.unit, measuring_place_id, ...told };
  return Number((await insertRow(at.world.db, 'meter_warnings', row))['meter_warning_id']);
};

/** A task of a person of its own. */
const addTodo = async () => {
  const relation_id = await addAddressRow(at.world.db, at.unit, { last_name: 'Malá' });
  return addTodoRow(at.world.db, at.unit, { relation_kind: 'address', relation_id });
};

interface Kind {
  readonly endpoint: ChangeOfMany;
  readonly add: () => Promise<number>;
  readonly fields: () => object;
}

const KINDS: readonly Kind[] = [
  { endpoint: changeSpaces, add: addSpace, fields: () => ({ comment: 'vlhko' }) },
  {
    endpoint: changeBuildings,
    add: () => addBuilding('building'),
    fields: () => ({ hidden: true }),
  },
  { endpoint: changeGroups, add: () => addBuilding('group'), fields: () => ({ hidden: true }) },
  {
    endpoint: changeAddresses,
    add: () => addAddressRow(at.world.db, at.unit, { address_type: 'supplier', company_name: 'X' }),
    fields: () => ({ contact_preference: 'email' }),
  },
  {
    endpoint: changeMeasuringPlaces,
    add: () => addMeasuringPlaceRow(at.world.db, at.unit, house.pasport_id),
    fields: () => ({ note: 'za skříní' }),
  },
  {
    endpoint: changeMeterWarnings,
    add: warning,
    fields: () => ({ state: 'ignored', reason: 'prázdný byt' }),
  },
  { endpoint: changeBankMovements, add: addMovement, fields: () => ({ state: 'parked' }) },
  {
    endpoint: changeRevisions,
    add: () => addRevisionRow(at.world.db, at.unit, house.pasport_id),
    fields: () => ({ address_id: supplier }),
  },
  { endpoint: changeBillingRules, add: addRule, fields: () => ({ valid_to: '2025-12-31' }) },
  {
    endpoint: changeBillingPlaces,
    add: () => addBillingPlaceRow(at.world.db, at.unit),
    fields: () => ({ address_id: supplier }),
  },
  {
    endpoint: changeUnitContracts,
    add: () => addContractRow(at.world.db, at.unit, house),
    fields: () => ({ address_id: supplier }),
  },
  {
    endpoint: changeTodos,
    add: addTodo,
    fields: () => ({ assignee_id: at.user.client_user_id, state: 'done' }),
  },
];

let asked: string[] = [];

/** Statements of the change of so many new records. */
async function statementsOf({ endpoint, add, fields }: Kind, count: number): Promise<string[]> {
  const records: object[] = [];
  for (let one = 0; one < count; one += 1) {
    made += 1;
    records.push({ id: await add(), version: 1 });
  }
  asked = [];
  at.world.db.database.watchStatements({ slowerThan: -1, slow: (text) => asked.push(text) });
  const params = { unit_id: at.unit.unit_id };
  const body = { records, fields: fields() };
  const reply = await at.world.call(endpoint, { token: at.user.token, params, body });
  expect([reply.error, reply.result]).toEqual([undefined, { changed_count: count }]);
  return asked;
}

describe('many are changed by as many statements as one', () => {
  test.each(KINDS.map((kind) => [kind.endpoint.path, kind] as const))('%s', async (_path, kind) => {
    // The first call of a connection may ask more: statements are described once.
    await statementsOf(kind, 1);
    const ofOne = await statementsOf(kind, 1);
    const ofMany = await statementsOf(kind, 8);
    expect(ofMany.length > ofOne.length ? ofMany : []).toEqual([]);
  });

  test('all that may be changed at once are here; payments have a test of their own', () => {
    const counted = [...KINDS.map(({ endpoint }) => endpoint.path), changePayments.path];
    const many = endpoints.filter(({ refuses }) => refuses.includes('records-refused'));
    expect(many.map(({ path }) => path).toSorted()).toEqual(counted.toSorted());
  });
});
