import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { unitOfTask } from '#server/access/owned.ts';
import { selectMonthDifferences } from '#server/core/ledger/months.sql.ts';
import { bookPayments } from '#server/core/ledger/booking.ts';
import { holdReturned, returnable } from '#server/core/ledger/returns.ts';
import { updatePartyNamed } from '#server/core/ledger/parties.sql.ts';
import { selectPayments } from '#server/core/ledger/payments.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { claimOnce, reverse as reverseClaim } from '#server/money/accounts.service.ts';
import { claim, close } from '#server/money/months.service.ts';
import { assign, create, reverse as reversePayment } from '#server/money/payments.service.ts';
import type { UnitWorld } from './unit-world.ts';

// What people do with the money of a unit, by the services of its calls.

export const MONTHS = [1, 2, 3, 4, 5].map((month) => `2026-0${month}-01`);
const SERVICES = ['Teplo', 'Fond'];

const month = fc.constantFrom(...MONTHS);
const some = fc.nat({ max: 30 });
const amount = fc.integer({ min: 1, max: 200_000 });
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([of, number]) => `${of.slice(0, 8)}${String(number).padStart(2, '0')}`);

/** Something that somebody does; `one` and `other` choose among what there is by then. */
export const deed = fc.record({
  is: fc.constantFrom(
    ...(['claim', 'claim', 'close', 'cost', 'cost', 'once', 'unclaim'] as const),
    ...(['pay', 'pay', 'divide', 'unpay', 'giveBack', 'transfer', 'merge'] as const),
  ),
  one: some,
  other: some,
  amount,
  month,
  day,
});
export type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const usual = { one: 0, other: 1, amount: 100_000, month: '2026-01-01', day: '2026-01-10' };

/** A history in which each deed can be done, so that none is met by chance alone. */
export const EACH_DEED: Deed[] = [
  { ...usual, is: 'claim' },
  { ...usual, is: 'close' },
  { ...usual, is: 'once' },
  { ...usual, is: 'unclaim' },
  { ...usual, is: 'pay', one: 1 },
  { ...usual, is: 'giveBack', amount: 1000 },
  { ...usual, is: 'divide', one: 1 },
  { ...usual, is: 'unpay' },
  { ...usual, is: 'cost', month: '2026-03-01' },
  { ...usual, is: 'transfer', other: 4, day: '2026-03-01' },
  { ...usual, is: 'merge', other: 5 },
];

/** A ledger whose history is being made. */
export interface History {
  readonly at: UnitWorld;
  readonly db: Db;
  readonly spaces: readonly number[];
  /** People who bear spaces; those who were made another one are left out. */
  people: readonly number[];
}

/** The unit of the ledger. */
export const unitOf = ({ at }: Pick<History, 'at'>) => unitOfTask(at.unit);
const chosen = <T>(all: readonly T[], turn: number) => all[turn % Math.max(all.length, 1)];

/** What a service gets of a call. */
function asked(history: History, params: object, body: object): never {
  const { at, db } = history;
  const actor = { client_user_id: at.user.client_user_id };
  const { portal } = at.world;
  return { unit: unitOf(history), db, portal, actor, params, body, query: {} } as never;
}

/** Ids of the unit's rows of a table. */
export async function idsOf(
  { at, db }: History,
  table: string,
  id: string,
  which = sql`true`,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(id)} as id from ${sql.table(table)}
     where client_id = ${at.unit.client_id} and unit_id = ${at.unit.unit_id} and ${which} order by 1`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

const accountsOf = (history: History) => idsOf(history, 'ledger_accounts', 'ledger_account_id');

/** Claims a month as a person does who has seen what is to be written. */
export async function claimed(history: History, of: string): Promise<void> {
  const differences = await selectMonthDifferences(history.db, unitOf(history), of);
  const seen = differences.reduce((sum, one) => sum + one.prescribed - one.claimed, 0);
  await claim(asked(history, { month: of }, { seen }));
}

/** Parts of a payment: the whole to one account, or shares of it to two. */
function parts(accounts: readonly number[], { one, other }: Deed, whole: number) {
  const [first, second] = [chosen(accounts, one), chosen(accounts, other)];
  const share = Math.floor((whole * (one % 5)) / 4);
  if (first === undefined || second === undefined || share === 0) return [];
  const rest = Math.floor((whole - share) / 2);
  return first === second || rest === 0
    ? [{ ledger_account_id: first, amount: share }]
    : [
        { ledger_account_id: first, amount: share },
        { ledger_account_id: second, amount: rest },
      ];
}

/** Another one bears the space from the day on. */
export async function transfer(
  { at, db, spaces, people }: History,
  { one, other, day: from }: Deed,
) {
  const [space, person] = [chosen(spaces, one), chosen(people, other)];
  await sql`
    delete from pasport_tenants where pasport_id = ${space} and valid_from >= ${from}::date`.execute(
    db,
  );
  await sql`
    update pasport_tenants set valid_to = ${from}::date - 1
     where pasport_id = ${space} and coalesce(valid_to, 'infinity') >= ${from}::date`.execute(db);
  await sql`
    insert into pasport_tenants (client_id, unit_id, pasport_id, address_id, valid_from)
    values (${at.unit.client_id}, ${at.unit.unit_id}, ${space}, ${person}, ${from}::date)`.execute(
    db,
  );
}

/** A cost of a space from a month on: also of months that were claimed, and none where it is nought. */
async function cost(
  { at, db, spaces }: History,
  { one, other, month: from, amount: advance }: Deed,
) {
  const [space, service] = [chosen(spaces, one), chosen(SERVICES, other)];
  await sql`
    delete from pasport_tenant_costs
     where pasport_id = ${space} and service_name = ${service} and valid_from >= ${from}::date`.execute(
    db,
  );
  await sql`
    update pasport_tenant_costs set valid_to = ${from}::date - 1
     where pasport_id = ${space} and service_name = ${service} and valid_to is null`.execute(db);
  await sql`
    insert into pasport_tenant_costs (client_id, unit_id, pasport_id, service_name, monthly_advance, valid_from)
    values (${at.unit.client_id}, ${at.unit.unit_id}, ${space}, ${service},
            ${one % 4 === 0 ? 0 : advance}, ${from}::date)`.execute(db);
}

/** Two records of one person are made one; of no month anything is to be claimed by that. */
async function merge(history: History, { one, other }: Deed) {
  const { db, people } = history;
  const unit = unitOf(history);
  const [kept, former] = [chosen(people, one), chosen(people, other)];
  if (kept === undefined || former === undefined || kept === former) return;
  const lacking = async () => {
    let sum = 0;
    for (const of of MONTHS)
      for (const { prescribed, claimed: had } of await selectMonthDifferences(db, unit, of))
        sum += Math.abs(prescribed - had);
    return sum;
  };
  const before = await lacking();
  await updatePartyNamed(db, unit, [former], kept);
  await sql`update pasport_tenants set address_id = ${kept} where address_id = ${former}`.execute(
    db,
  );
  history.people = people.filter((person) => person !== former);
  expect(await lacking()).toBeLessThanOrEqual(before);
}

async function pay(history: History, what: Deed): Promise<void> {
  const payment = { received_on: what.day, amount: what.amount, way: 'bank', variable_symbol: '' };
  const said = { payer_account: '', payer_name: '', message: '', note: '' };
  const own = parts(await accountsOf(history), what, what.amount);
  await create(asked(history, {}, { ...payment, ...said, parts: own }));
}

/** What of a payment belongs to nobody, or a part of it, goes back to who paid it. */
async function giveBack(history: History, { one, amount: most, day: received_on }: Deed) {
  const { db } = history;
  const [chosenOne] = await chosenPayment(history, one);
  const id = chosenOne?.ledger_payment_id ?? 0;
  const [payment] = await holdReturned(db, unitOf(history), [id]);
  const left = payment === undefined ? 0 : returnable(payment);
  ensure(left > 0, 'refund-over');
  const amount_back = -Math.min(left, most);
  const back = { received_on, amount: amount_back, way: 'bank' as const, return_of: id };
  await bookPayments(db, unitOf(history), [{ payment: { ...back, opposite_of: null }, parts: [] }]);
}

/** What is done by each deed. Errors: those of the calls, where it cannot be done. */
export const doings: Readonly<
  Record<Deed['is'], (history: History, what: Deed) => Promise<unknown>>
> = {
  claim: (history, what) => claimed(history, what.month),
  close: (history, what) => close(asked(history, { month: what.month }, {})),
  cost,
  once: async (history, { one, amount: of, day: due_on }) => {
    const ledger_account_id = chosen(await accountsOf(history), one) ?? 0;
    const body = { name: 'Doplatek', amount: of, due_on, reason: '' };
    await claimOnce(asked(history, { ledger_account_id }, body));
  },
  unclaim: async (history, { one }) => {
    const ids = await idsOf(history, 'ledger_claims', 'ledger_claim_id', sql`origin = 'hand'`);
    const ledger_claim_id = chosen(ids, one) ?? 0;
    await reverseClaim(asked(history, { ledger_claim_id }, { reason: 'omyl' }));
  },
  pay,
  divide: async (history, what) => {
    const [payment] = await chosenPayment(history, what.one);
    const own = parts(await accountsOf(history), what, Math.abs(payment?.amount ?? 0));
    const params = { ledger_payment_id: payment?.ledger_payment_id ?? 0 };
    // Where a closed month contains it, some give a reason of the opposite entry, others are refused.
    const reason = what.other % 2 === 0 ? {} : { opposite_note: 'omyl' };
    await assign(asked(history, params, { version: payment?.version, parts: own, ...reason }));
  },
  unpay: async (history, { one, day: received_on }) => {
    const [payment] = await chosenPayment(history, one);
    const params = { ledger_payment_id: payment?.ledger_payment_id ?? 0 };
    await reversePayment(asked(history, params, { received_on, note: 'omyl' }));
  },
  giveBack,
  transfer,
  merge,
};

async function chosenPayment(history: History, one: number) {
  const all = await selectPayments(history.db, unitOf(history), {});
  const payment = chosen(all, one);
  return payment === undefined ? [] : [payment];
}
