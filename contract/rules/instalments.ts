import {
  daysBetween,
  daysInMonth,
  formatIsoDate,
  parseIsoDate,
  shiftDays,
} from '#contract/czech/iso-date.ts';
import { debtSteps, isDebt } from './crediting.ts';
import type { CreditedMove, CreditOrder, LeftOn } from './crediting.ts';
import { dueOn } from './due-day.ts';

// An agreement on instalments moves the days on which the agreed debt is due. Payments go on to claims in the
// order of the unit (`crediting.ts`), so an instalment is paid when all that is paid before it and itself is
// covered: whoever pays his advances only pays no instalment by them. Nothing of that is stored. Money is
// hellers.

/** A line of an account, as the ledger tells it: what was paid or taken back is less than nothing. */
export interface LedgerMove extends CreditedMove {
  readonly for_month: string | null;
  /** Of a claim: whether it was put right, or puts another one right; neither is a debt, nor pays one. */
  readonly is_reversed: boolean;
}

/** Lines of an account with the order in which its payments pay them. */
export interface CreditedAccount {
  readonly lines: readonly LedgerMove[];
  readonly order: CreditOrder;
}

/** What was agreed. */
export interface AgreedTerms {
  readonly agreed_on: string;
  /** The day on which a person ended it; null while nobody has. */
  readonly ended_on: string | null;
  readonly claims: readonly { readonly ledger_claim_id: number; readonly amount: number }[];
  readonly instalments: readonly { readonly due_on: string; readonly amount: number }[];
}

/** Equal amounts of the whole, in hellers; the last one takes the rest. */
export function equalInstalments(amount: number, count: number): readonly number[] {
  const one = Math.floor(amount / count);
  return Array.from({ length: count }, (_, at) =>
    at + 1 === count ? amount - one * (count - 1) : one,
  );
}

/** So many days a month apart from the first one; in a shorter month its last day. */
export function monthlyDays(first: string, count: number): readonly string[] {
  const { year, month, day } = parseIsoDate(first);
  return Array.from({ length: count }, (_, at) => {
    const months = month - 1 + at;
    const [y, m] = [year + Math.floor(months / 12), (months % 12) + 1];
    return formatIsoDate({ year: y, month: m, day: Math.min(day, daysInMonth(y, m)) });
  });
}

const holds = ({ agreed_on, ended_on }: AgreedTerms, day: string) =>
  agreed_on <= day && (ended_on === null || ended_on > day);

/**
 * Lines of the account as agreements that hold on the day have moved them: what was agreed on is taken off its
 * claims and stands at the days of the instalments. Ids of instalments are less than nothing. A claim that was put
 * right goes with its opposite one; what was agreed of it is taken back from the instalments.
 */
export function movedLines(
  lines: readonly LedgerMove[],
  agreements: readonly AgreedTerms[],
  day: string,
): readonly LedgerMove[] {
  const holding = agreements.filter((one) => holds(one, day));
  return [
    ...withoutAgreed(lines, holding),
    ...holding.flatMap(({ instalments }, at) => placed(instalments, at)),
  ];
}

function withoutAgreed(lines: readonly LedgerMove[], agreements: readonly AgreedTerms[]) {
  const taken = new Map<number, number>();
  for (const { ledger_claim_id: id, amount } of agreements.flatMap(({ claims }) => claims))
    taken.set(id, (taken.get(id) ?? 0) + amount);
  const isGone = ({ id, amount }: LedgerMove) => (taken.get(id) ?? 0) >= amount;
  const gone = new Set(lines.filter((line) => isDebt(line) && isGone(line)).map(({ id }) => id));
  return lines.flatMap((line): LedgerMove[] => {
    if (line.kind === 'payment') return [withoutMeant(line, gone)];
    const off = isDebt(line) ? (taken.get(line.id) ?? 0) : 0;
    if (line.is_reversed) return off === 0 ? [] : [{ ...line, amount: -off, is_reversed: false }];
    return gone.has(line.id) && isDebt(line) ? [] : [{ ...line, amount: line.amount - off }];
  });
}

/** What is meant for a claim that is wholly agreed on pays its instalments, as all that is not meant for anything. */
function withoutMeant({ meant_for = [], ...line }: LedgerMove, gone: ReadonlySet<number>) {
  const left = meant_for.filter(({ ledger_claim_id }) => !gone.has(ledger_claim_id));
  return { ...line, meant_for: left };
}

/** More than an agreement has instalments. */
const MOST = 1000;

const placed = (instalments: AgreedTerms['instalments'], of: number): LedgerMove[] =>
  instalments.map(({ due_on, amount }, at) => ({
    kind: 'claim',
    id: -(of * MOST + at + 1),
    on: due_on,
    name: '',
    for_month: null,
    amount,
    is_reversed: false,
  }));

/** A debt in its turn, with what of it is paid. */
interface Covered {
  readonly id: number;
  readonly on: string;
  readonly amount: number;
  readonly paid: number;
  /** The day on which the whole of it was paid; null where it is not. */
  readonly paid_on: string | null;
}

/** Since when nothing of it is left without a break; a payment that was taken back begins anew. */
function paidSince(steps: readonly LeftOn[]): string | null {
  const lacking = steps.findLastIndex(({ left }) => left > 0);
  return steps[lacking + 1]?.day ?? null;
}

/** What of each debt is paid by the end of the day. */
function coveredDebts({ lines, order }: CreditedAccount, day: string): readonly Covered[] {
  const inTurn = lines.toSorted(
    (one, other) => one.on.localeCompare(other.on) || other.id - one.id,
  );
  return debtSteps(inTurn, order, day).map(({ debt: { id, on, amount }, steps }) => {
    const left = steps.at(-1)?.left ?? amount;
    return { id, on, amount, paid: amount - left, paid_on: left > 0 ? null : paidSince(steps) };
  });
}

/** An instalment as it stands at the end of a day. */
export interface StandingInstalment {
  readonly place: number;
  readonly due_on: string;
  readonly amount: number;
  readonly paid: number;
  readonly paid_on: string | null;
  /** By how many days it was paid late, or is late so far; a day that is no working one moves on (§ 607). */
  readonly late_days: number;
}

/** How an agreement stands before a person ends it. */
export type AgreementStanding = 'kept' | 'breached' | 'fulfilled';

export interface AgreementWatch {
  readonly standing: AgreementStanding;
  readonly instalments: readonly StandingInstalment[];
  readonly paid: number;
  /** Instalments that are late: their sum and the first day of the delay. */
  readonly late: number;
  readonly late_since: string | null;
}

/**
 * How the instalments of an agreement stand at the end of the day, among the lines of its account and other
 * agreements on it. Lines of claims may be of later days: who has paid an advance early has paid that.
 */
export function agreementWatch(
  own: AgreedTerms,
  others: readonly AgreedTerms[],
  { lines, order }: CreditedAccount,
  day: string,
): AgreementWatch {
  const held = { ...own, ended_on: null, agreed_on: own.agreed_on < day ? own.agreed_on : day };
  const moved = { lines: movedLines(lines, [held, ...others], day), order };
  const debts = new Map(coveredDebts(moved, day).map((one) => [one.id, one]));
  const instalments = own.instalments.map(({ due_on, amount }, at): StandingInstalment => {
    const { paid = 0, paid_on = null } = debts.get(-(at + 1)) ?? {};
    const late_days = Math.max(0, daysBetween(dueOn(due_on), paid_on ?? day));
    return { place: at + 1, due_on, amount, paid, paid_on, late_days };
  });
  const late = instalments.filter(({ paid_on, late_days }) => paid_on === null && late_days > 0);
  return {
    standing: instalments.every(({ paid_on }) => paid_on !== null)
      ? 'fulfilled'
      : late.length > 0
        ? 'breached'
        : 'kept',
    instalments,
    paid: instalments.reduce((sum, { paid }) => sum + paid, 0),
    late: late.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
    late_since: late[0] === undefined ? null : shiftDays(dueOn(late[0].due_on), 1),
  };
}

/** Claims that were due before the day and are not paid, without what agreements have moved. */
export function unpaidBeside(
  { lines, order }: CreditedAccount,
  agreements: readonly AgreedTerms[],
  day: string,
): ReadonlyMap<number, number> {
  const debts = coveredDebts({ lines: movedLines(lines, agreements, day), order }, day);
  return new Map(
    debts
      .filter(({ id, on, amount, paid }) => id > 0 && on < day && paid < amount)
      .map(({ id, amount, paid }) => [id, amount - paid]),
  );
}
