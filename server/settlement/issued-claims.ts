import { czechDate } from '#contract/czech/iso-date.ts';
import type { SettledClaim } from '#server/core/ledger/settled-claims.ts';
import type { IssuedSum } from './statements.sql.ts';

// What an issue books. The balance takes the place of the advances of the period that were not paid: they are
// credited on the day of the issue, so that nobody owes a month twice. A correction books what differs.

/** The year of a settlement, or its days. */
export function periodText(from: string, to: string): string {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31`
    ? year
    : `${czechDate(from)} – ${czechDate(to)}`;
}

/** What of an issue all its claims say alike. */
interface Booked {
  readonly period: string;
  readonly issued_on: string;
  readonly due_on: string;
  /** Of a correction: why. */
  readonly reason: string;
}

const unpaidOf = ({ claimed, advance }: IssuedSum) => claimed - advance;
const nothingBefore = ({ recipient, ledger_account_id }: IssuedSum): IssuedSum => ({
  recipient,
  ledger_account_id,
  claimed: 0,
  advance: 0,
  balance: 0,
});

/** Claims of an issue beside what the one before it has booked; of who is no recipient any more, that goes back. */
export function issuedClaims(
  issued: readonly IssuedSum[],
  before: readonly IssuedSum[],
  { period, issued_on, due_on, reason }: Booked,
): SettledClaim[] {
  const former = new Map(before.map((one) => [keyOf(one), one]));
  const kept = new Set(issued.map(keyOf));
  const gone = before.filter((one) => !kept.has(keyOf(one))).map(nothingBefore);
  const name = `${reason === '' ? 'Vyúčtování' : 'Oprava vyúčtování'} služeb ${period}`;
  return [...issued, ...gone].flatMap((one) => {
    const old = former.get(keyOf(one)) ?? nothingBefore(one);
    const { ledger_account_id } = one;
    const unpaid = unpaidOf(one) - unpaidOf(old);
    return [
      {
        ledger_account_id,
        name: `Nezaplacené zálohy ${period}`,
        due_on: issued_on,
        amount: -unpaid,
        reason: 'Nahradil je výsledek vyúčtování',
      },
      { ledger_account_id, name, due_on, amount: one.balance - old.balance, reason },
    ].filter(({ amount }) => amount !== 0);
  });
}

const keyOf = ({ recipient, ledger_account_id }: IssuedSum) => `${recipient} ${ledger_account_id}`;
