import { foldText } from './search.ts';

// Which claims of an account its payments pay. Nothing of it is stored: who reads an account reads it by the
// order that its unit has set. Money is hellers.

/**
 * What was due first (občanský zákoník, § 1933 (1)), or what comes of the delay before that of which it comes
 * (§ 1932 (1): costs, interest on late payment, interest, principal), in each what was due first.
 */
export const creditOrders = ['oldest', 'penalties'] as const;
export type CreditOrder = (typeof creditOrders)[number];

/** The order of a unit that has set none. */
export const USUAL_CREDIT_ORDER: CreditOrder = 'oldest';

/** The order as papers and screens say it. */
export const creditSentence: Readonly<Record<CreditOrder, string>> = {
  oldest: 'Platby se započítávají na to, co bylo splatné nejdříve (§ 1933 občanského zákoníku).',
  penalties:
    'Platby se započítávají nejdříve na náklady, penále a úroky z prodlení a pak na to, co bylo splatné nejdříve (§ 1932 a 1933 občanského zákoníku).',
};

/**
 * How names of such claims begin, folded as search folds them; a pattern of PostgreSQL and of JavaScript alike. What
 * is prescribed for the interest of a loan of the house is a contribution like any other.
 */
export const PENALTY_NAMES =
  '^ *(urok(?!.*(uver|hypot|pujc))|poplatek z prodleni|penale|smluvni pokuta|pokuta|upominka|poplatek za upomin|naklady (upomin|vymahani|rizeni|pravni|spojene s uplatnenim))';
const penaltyName = new RegExp(PENALTY_NAMES, 'u');

/** Whether a claim of the name comes of a delay. */
export const isPenalty = (name: string): boolean => penaltyName.test(foldText(name));

/** How much of a payment is meant for a claim: what the debtor determines is paid first (§ 1933 (1)). */
export interface MeantFor {
  readonly ledger_claim_id: number;
  readonly amount: number;
}

/** A line of an account: a claim, or a payment or what is credited, less than nothing. */
export interface CreditedMove {
  readonly id: number;
  readonly kind: 'claim' | 'payment';
  readonly on: string;
  readonly name: string;
  readonly amount: number;
  /** Whether it was put right, or puts another one right. */
  readonly is_reversed?: boolean;
  /** Of a payment: what of it is meant for which claims of the account. */
  readonly meant_for?: readonly MeantFor[];
}

/** How much is covered at the end of a day. */
interface Covered {
  readonly day: string;
  readonly sum: number;
}

/** How much of claims is covered, from each day on which that changes: of those that are paid first, and of the rest. */
interface Coverage {
  readonly first: readonly Covered[];
  readonly rest: readonly Covered[];
}

/** Whether something is owed by the line. */
export const isDebt = ({ kind, amount }: Pick<CreditedMove, 'kind' | 'amount'>): boolean =>
  kind === 'claim' && amount > 0;

/** Whether a claim of the name is paid before the others. */
const isPaidFirst = (name: string, order: CreditOrder): boolean =>
  order === 'penalties' && isPenalty(name);

interface Sums {
  /** What was paid and taken back. */
  covered: number;
  /** Claimed of what is paid first, and of the rest. */
  first: number;
  rest: number;
  /** Claims that are paid first less what was paid, all claims less that, and the least that the former was with what was over. */
  owedFirst: number;
  owed: number;
  least: number;
}

function note(sums: Sums): void {
  sums.least = Math.min(sums.least, sums.owedFirst + Math.max(0, -sums.owed));
}

function pay(sums: Sums, { kind, amount, is_reversed }: CreditedMove): void {
  sums.covered -= amount;
  // What was put right never was there for what is paid first.
  if (kind === 'payment' && is_reversed === true) return;
  sums.owedFirst += amount;
  sums.owed += amount;
}

function claim(sums: Sums, isFirst: boolean, amount: number): void {
  sums.owed += amount;
  if (!isFirst) {
    sums.rest += amount;
    return;
  }
  sums.first += amount;
  sums.owedFirst += amount;
}

/**
 * What of claims that are paid first is covered: what of them is not is the most by which they have outgrown, since
 * any moment, the payments behind it and what was over at it. What nothing else takes falls to them too.
 */
function coveredFirst({ covered, first, rest, owedFirst, least }: Sums): number {
  const paid = first - Math.max(0, owedFirst - least);
  return Math.min(first, Math.max(0, covered), Math.max(0, paid, covered - rest));
}

/**
 * How much of claims is covered day by day by what stands on the account; on a day, what was paid goes to what was
 * due before it. Claims that were put right are none of the lines.
 */
export function coverageOf(moves: readonly CreditedMove[], order: CreditOrder): Coverage {
  const sums: Sums = { covered: 0, first: 0, rest: 0, owedFirst: 0, owed: 0, least: 0 };
  const coverage = { first: [] as Covered[], rest: [] as Covered[] };
  const known = moves.filter(({ amount }) => amount !== 0).toSorted(byTurn);
  for (const [at, move] of known.entries()) {
    if (isDebt(move)) claim(sums, isPaidFirst(move.name, order), move.amount);
    else pay(sums, move);
    const next = known[at + 1];
    if (next !== undefined && byTurn(move, next) === 0) continue;
    note(sums);
    const first = coveredFirst(sums);
    keep(coverage.first, move.on, first);
    keep(coverage.rest, move.on, Math.max(0, sums.covered) - first);
  }
  return coverage;
}

const byTurn = (one: CreditedMove, other: CreditedMove) =>
  one.on.localeCompare(other.on) || Number(isDebt(one)) - Number(isDebt(other));

/** Adds how much is covered at the end of the day, where it is not as before. */
function keep(steps: Covered[], day: string, sum: number): void {
  if (steps.at(-1)?.day === day) steps.pop();
  if ((steps.at(-1)?.sum ?? 0) !== sum) steps.push({ day, sum });
}

/** What is left of a debt from the end of a day on. */
export interface LeftOn {
  readonly day: string;
  readonly left: number;
}

type Debts = readonly CreditedMove[];

/** What is left of each of the debts, of which `covered` is covered in its turn. */
function leftOf(
  debts: Debts,
  order: CreditOrder,
  covered: Readonly<Record<keyof Coverage, number>>,
) {
  const ends = { first: 0, rest: 0 };
  return debts.map(({ name, amount }) => {
    const turn = isPaidFirst(name, order) ? 'first' : 'rest';
    const end = (ends[turn] += amount);
    return Math.min(amount, Math.max(0, end - covered[turn]));
  });
}

/** How much is covered at the end of the last day. */
const lastOf = ({ first, rest }: Coverage) => ({
  first: first.at(-1)?.sum ?? 0,
  rest: rest.at(-1)?.sum ?? 0,
});

const byDayAndId = (one: CreditedMove, other: CreditedMove) =>
  one.on.localeCompare(other.on) || one.id - other.id;

const isMeant = ({ kind, is_reversed, meant_for = [] }: CreditedMove) =>
  kind === 'payment' && is_reversed !== true && meant_for.length > 0;

/**
 * What of the payments is meant for each claim and, by payment, what goes there; no more than the claims are, and a
 * claim that is not among the lines is due later.
 */
function meantBy(moves: readonly CreditedMove[], debts: Debts) {
  const room = new Map(debts.map(({ id, amount }) => [id, amount]));
  // What was taken back is not there to be meant for anything.
  const all = moves.filter((move) => !isDebt(move));
  let funds = Math.max(
    0,
    all.reduce((sum, { amount }) => sum - amount, 0),
  );
  const byClaim = new Map<number, number>();
  const byPayment = new Map<number, number>();
  for (const { id, meant_for = [] } of moves.filter(isMeant).toSorted(byDayAndId))
    for (const { ledger_claim_id: of, amount } of meant_for) {
      const own = room.get(of);
      const meant = Math.min(amount, own ?? amount, funds);
      if (own !== undefined) room.set(of, own - meant);
      funds -= meant;
      byClaim.set(of, (byClaim.get(of) ?? 0) + meant);
      byPayment.set(id, (byPayment.get(id) ?? 0) + meant);
    }
  return { byClaim, byPayment };
}

/** What is left of each of the debts by the lines, of which payments mean some for claims; they pay those first. */
function leftWhereMeant(moves: readonly CreditedMove[], debts: Debts, order: CreditOrder) {
  const { byClaim, byPayment } = meantBy(moves, debts);
  const less = (move: CreditedMove) => {
    const meant = isDebt(move)
      ? -(byClaim.get(move.id) ?? 0)
      : move.kind === 'payment'
        ? (byPayment.get(move.id) ?? 0)
        : 0;
    return meant === 0 ? move : { ...move, amount: move.amount + meant };
  };
  return leftOf(debts.map(less), order, lastOf(coverageOf(moves.map(less), order)));
}

/** Adds what is left at the end of the day of each debt of which it has changed. */
function keepLeft(steps: LeftOn[][], debts: Debts, day: string, left: readonly number[]): void {
  for (const [at, own] of steps.entries()) {
    const now = left[at] ?? 0;
    if ((own.at(-1)?.left ?? debts[at]?.amount) !== now) own.push({ day, left: now });
  }
}

/**
 * What is left of each debt among the lines from each day on which that changes, in their order, which is that in
 * which claims of one turn are paid; a debt of which nothing is paid has no steps. Money of later days than `until`
 * is not there yet. Claims that were put right are none of the lines.
 */
export function debtSteps(
  moves: readonly CreditedMove[],
  order: CreditOrder,
  until: string,
): readonly { readonly debt: CreditedMove; readonly steps: readonly LeftOn[] }[] {
  const debts = moves.filter(isDebt);
  const steps = debts.map((): LeftOn[] => []);
  const known = moves.filter(({ on }) => on <= until).toSorted(byTurn);
  if (known.some(isMeant)) {
    // What is meant for a claim moves the rest, so each day is looked at as a whole.
    for (const day of new Set(known.map(({ on }) => on))) {
      const past = known.filter(({ on }) => on <= day);
      keepLeft(steps, debts, day, leftWhereMeant(past, debts, order));
    }
  } else {
    const coverage = coverageOf(known, order);
    const days = [...coverage.first, ...coverage.rest].map(({ day }) => day);
    const on = (covered: readonly Covered[], day: string) =>
      covered.findLast((one) => one.day <= day)?.sum ?? 0;
    for (const day of [...new Set(days)].toSorted((one, other) => one.localeCompare(other))) {
      const covered = { first: on(coverage.first, day), rest: on(coverage.rest, day) };
      keepLeft(steps, debts, day, leftOf(debts, order, covered));
    }
  }
  return debts.map((debt, at) => ({ debt, steps: steps[at] ?? [] }));
}
