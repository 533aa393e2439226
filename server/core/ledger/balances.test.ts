import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { inTenant } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { selectAccounts } from './accounts.sql.ts';
import { bookClaim, bookPayment } from './booking.ts';
import { selectLines } from './lines.sql.ts';
import { openAccounts } from './opening.sql.ts';

const at = unitWorld();
const unit = () => unitOfTask(at.unit);
const dayOf = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;

/** What is claimed or paid on a day of March; a claim may take something back, a payment be put right. */
interface Entry {
  readonly day: number;
  readonly amount: number;
  readonly isPaid: boolean;
  readonly account: 0 | 1;
}

const entries: fc.Arbitrary<readonly Entry[]> = fc.array(
  fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: -40_000, max: 90_000 }).filter((amount) => amount !== 0),
    isPaid: fc.boolean(),
    account: fc.constantFrom(0, 1),
  }),
  { maxLength: 10 },
);

/** The oldest first, as a person counts on paper: what comes goes to what was due first. */
function onPaper(all: readonly Entry[], account: number, day: number) {
  const own = all.filter((one) => one.account === account && one.day <= day);
  const sum = (some: readonly Entry[]) => some.reduce((so, { amount }) => so + amount, 0);
  const debts = own
    .filter(({ isPaid, amount }) => !isPaid && amount > 0)
    .toSorted((one, other) => one.day - other.day);
  const paid = sum(own.filter(({ isPaid }) => isPaid));
  let left = paid - sum(own.filter(({ isPaid, amount }) => !isPaid && amount < 0));
  let overdue = 0;
  let owed_since: string | null = null;
  const late = debts.filter((debt) => debt.day < day);
  for (const debt of late) {
    const lacking = Math.max(0, debt.amount - Math.max(0, left));
    left -= debt.amount;
    overdue += lacking;
    if (lacking > 0) owed_since ??= dayOf(debt.day);
  }
  return { balance: sum(own.filter(({ isPaid }) => !isPaid)) - paid, overdue, owed_since };
}

async function twoAccounts(db: Db): Promise<number[]> {
  await openAccounts(db, unit(), '2026-03-01');
  const accounts = await selectAccounts(db, unit(), { day: '2026-03-31' });
  return accounts.map(({ ledger_account_id }) => ledger_account_id);
}

async function write(db: Db, ids: readonly number[], all: readonly Entry[]): Promise<void> {
  for (const { day, amount, isPaid, account } of all) {
    const ledger_account_id = ids[account] ?? 0;
    const of = { ledger_account_id, amount };
    if (!isPaid)
      await bookClaim(db, unit(), { ...of, name: 'Nájem', due_on: dayOf(day), reason: '' });
    else {
      const payment = { received_on: dayOf(day), amount, way: 'bank' as const, opposite_of: null };
      await bookPayment(db, unit(), payment, [{ ...of, reason: 'hand' }]);
    }
  }
}

test('an account is on each day what its claims and payments make, counted by the oldest first', async () => {
  const { db: rows } = at.world;
  const house = (await addBuildingRow(rows, at.unit)).pasport_id;
  for (const number of ['1', '2']) {
    const { pasport_id } = await addSpaceRow(rows, at.unit, house, { space_number: number });
    const address_id = await addAddressRow(rows, at.unit);
    await addRelationRow(rows, at.unit, 'tenant', { pasport_id, address_id });
  }
  await fc.assert(
    fc.asyncProperty(entries, fc.integer({ min: 1, max: 29 }), async (all, day) => {
      const seen = await inTenant(at.world.portal, clientOfTask(at.unit.client_id), async (db) => {
        const ids = await twoAccounts(db);
        await write(db, ids, all);
        const accounts = await selectAccounts(db, unit(), { day: dayOf(day) });
        const ends = [];
        for (const id of ids) {
          const lines = await selectLines(db, unit(), { id, day: dayOf(day) });
          ends.push(lines.at(-1)?.balance ?? 0);
        }
        return { accounts, ends };
      });
      const counted = [0, 1].map((account) => onPaper(all, account, day));
      expect(
        seen.accounts.map(({ balance, overdue, owed_since }) => ({ balance, overdue, owed_since })),
      ).toEqual(counted);
      expect(seen.ends).toEqual(counted.map(({ balance }) => balance));
    }),
    { numRuns: 40 },
  );
});
