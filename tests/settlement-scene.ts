import { beforeEach } from 'vitest';
import {
  acceptSettlementCheck,
  countSettlement,
  createSettlement,
  getSettlement,
  readSettlementChecks,
  readSettlementCount,
  reviewSettlement,
} from '#contract/settlement/settlements.ts';
import { taskHandlers } from '#server/app.ts';
import { addAddressRow } from './addresses.ts';
import { addBillingPlaceRow, addDocumentRow, addRuleCostRow, addRuleRow } from './billing.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { runTasks } from './queue.ts';
import { unitWorld, type UnitWorld } from './unit-world.ts';

/** What each test begins with: ids of a house, its flats, its lift and the rule by which that is divided. */
interface Made {
  readonly house: number;
  /** pasport_id of flats of 60 and 40 m²; the first one has a tenant, the second is borne by the unit. */
  readonly flats: readonly [number, number];
  /** pasport_space_id of the second flat, by which it is opened. */
  readonly secondSpace: number;
  readonly tenant: number;
  /** The billing place, charged 1,120 Kč for 2025. */
  readonly lift: number;
  readonly rule: number;
}

async function makeHouse({ world: { db }, unit }: UnitWorld): Promise<Made> {
  await db.owner.query(`update units set payer = 'tenant' where unit_id = $1`, [unit.unit_id]);
  const house = (await addBuildingRow(db, unit)).pasport_id;
  const flat = (space_number: string, floor_area: number) =>
    addSpaceRow(db, unit, house, { space_number, floor_area });
  const [first, second] = [await flat('1', 60), await flat('2', 40)];
  const tenant = await addAddressRow(db, unit, { last_name: 'Nájemná' });
  await insertRow(db, 'pasport_tenants', {
    client_id: unit.client_id,
    unit_id: unit.unit_id,
    pasport_id: first.pasport_id,
    address_id: tenant,
    valid_from: '2020-01-01',
  });
  const lift = await addBillingPlaceRow(db, unit, { kind: 'lift', name: 'Výtah' });
  await addDocumentRow(db, unit, lift, { period_from: '2025-01-01', period_to: '2025-12-31' });
  const service = await insertRow(db, 'services', {
    client_id: unit.client_id,
    code: `VT${first.pasport_id}`,
    name: `Výtah ${first.pasport_id}`,
    tax_rate: 12,
    allocation: 'persons',
  });
  const rule = await addRuleRow(db, unit, Number(service['service_id']), {
    method: 'area',
    valid_from: '2024-01-01',
  });
  await addRuleCostRow(db, unit, { billing_rule_id: rule, billing_place_id: lift });
  return {
    house,
    flats: [first.pasport_id, second.pasport_id],
    secondSpace: second.pasport_space_id,
    tenant,
    lift,
    rule,
  };
}

/** Hellers by first days of months. */
type Months = Readonly<Record<string, number>>;

const idOf = (row: Record<string, unknown>, name: string) => Number(row[name]);

/** Claims the service of the tenant for the months, and has him pay so much on 1 March 2025; hellers. */
async function payAdvances(
  { world: { db }, unit }: UnitWorld,
  { flats: [pasport_id], tenant }: Made,
  months: Months,
  amount: number,
): Promise<void> {
  const row = (table: string, columns: object) => insertRow(db, table, { ...unit, ...columns });
  const account = await row('ledger_accounts', { pasport_id, party: String(tenant) });
  const ledger_account_id = idOf(account, 'ledger_account_id');
  await row('ledger_account_people', { ledger_account_id, place: 1, address_id: tenant });
  for (const [month, claimed] of Object.entries(months))
    await row('ledger_claims', {
      ledger_account_id,
      name: `VÝTAH ${pasport_id}`,
      for_month: month,
      booked_in: month,
      due_on: month,
      amount: claimed,
      origin: 'month',
    });
  const paid = { received_on: '2025-03-01', booked_in: '2025-03-01', amount, way: 'bank' };
  const payment = await row('ledger_payments', paid);
  const ledger_payment_id = idOf(payment, 'ledger_payment_id');
  await row('ledger_parts', { ledger_payment_id, ledger_account_id, amount, reason: 'hand' });
}

/** A house of two flats with a lift, and the calls by which it is settled. */
export function settlementScene() {
  const at = unitWorld();
  let made: Made;
  beforeEach(async () => {
    at.world.setNow('2026-03-01T10:00:00Z');
    made = await makeHouse(at);
  });
  const of = (settlement_id: number) => ({
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, settlement_id },
  });
  const create = (asked: object = {}) => {
    const body = { period_from: '2025-01-01', period_to: '2025-12-31', ...asked };
    return at.world.call(createSettlement, { ...at.of(0), body });
  };
  const stored = async (id: number) => (await at.world.call(getSettlement, at.of(id))).result;
  const checks = async (id: number) =>
    (await at.world.call(readSettlementChecks, of(id))).result.values;
  const counted = async (id: number) => {
    const answer = await at.world.call(countSettlement, of(id));
    return runTasks(at.world.portal, taskHandlers).then(() => answer);
  };
  const lastCount = async (id: number) => (await stored(id)).last?.settlement_count_id ?? 0;
  /** Accepts what checks ask about. */
  const accept = async (id: number) => {
    for (const { kind, found, weight } of await checks(id)) {
      const body = { kind, found, reason: 'Víme o tom' };
      if (weight === 'asks') await at.world.call(acceptSettlementCheck, { ...of(id), body });
    }
  };
  return {
    at,
    get made() {
      return made;
    },
    of,
    create,
    stored,
    begin: async (body: object = {}) => (await create(body)).result.settlement_id,
    checks,
    counted,
    lastCount,
    /** Counts it, accepts what checks ask about and marks the count as looked through. */
    reviewed: async (id: number) => {
      await counted(id);
      await accept(id);
      const body = { settlement_count_id: await lastCount(id), reviewed: true };
      return at.world.call(reviewSettlement, { ...of(id), body });
    },
    paid: (months: Months, amount: number) => payAdvances(at, made, months, amount),
    result: async (id: number) => {
      const { token, params } = of(id);
      const ofCount = { ...params, settlement_count_id: await lastCount(id) };
      return (await at.world.call(readSettlementCount, { token, params: ofCount })).result;
    },
    sql: (text: string, values: readonly unknown[]) => at.world.db.owner.query(text, [...values]),
    row: (table: string, columns: object) =>
      insertRow(at.world.db, table, { ...at.unit, ...columns }),
  };
}
