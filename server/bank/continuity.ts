/** What of a statement tells whether another one is missing before it. */
interface Numbered {
  readonly bank_account_id: number;
  readonly number: string;
  readonly from_on: string;
  readonly to_on: string;
  readonly opening: number | null;
  readonly closing: number | null;
}

/** What is missing before a statement. */
export interface Gap {
  readonly missing_first: number | null;
  readonly missing_last: number | null;
  readonly expected_opening: number | null;
}

/** Banks number statements of a year anew. */
const yearOf = ({ to_on }: Numbered) => to_on.slice(0, 4);

const numberOf = ({ number }: Numbered) => (/^\d{1,9}$/.test(number) ? Number(number) : null);

/** Numbers between a statement and the one before it by number; none where either has no number. */
function missingBefore(own: Numbered, others: readonly Numbered[]) {
  const number = numberOf(own);
  const before = others
    .filter((other) => yearOf(other) === yearOf(own))
    .map(numberOf)
    .filter((other) => other !== null && number !== null && other < number);
  const last = Math.max(...before.map((other) => other ?? 0));
  if (number === null || before.length === 0 || last === number - 1)
    return { missing_first: null, missing_last: null };
  return { missing_first: last + 1, missing_last: number - 1 };
}

/** The closing balance of the statement before, where it is another than that from which this one goes on. */
function expectedOpening(own: Numbered, before: Numbered | undefined): number | null {
  if (before === undefined || before.closing === null || own.opening === null) return null;
  // Those that overlap do not go on one from another.
  if (before.to_on > own.from_on || before.closing === own.opening) return null;
  return before.closing;
}

const byDays = (one: Numbered, other: Numbered) =>
  one.from_on.localeCompare(other.from_on) || one.to_on.localeCompare(other.to_on);

/** What is missing before each of the statements, of whatever accounts, in their order. */
export function gapsOf<S extends Numbered>(statements: readonly S[]): (S & Gap)[] {
  const byAccount = new Map<number, S[]>();
  for (const one of statements.toSorted(byDays))
    byAccount.set(one.bank_account_id, [...(byAccount.get(one.bank_account_id) ?? []), one]);
  return statements.map((own) => {
    const ofAccount = byAccount.get(own.bank_account_id) ?? [];
    const before = ofAccount[ofAccount.indexOf(own) - 1];
    return {
      ...own,
      ...missingBefore(own, ofAccount),
      expected_opening: expectedOpening(own, before),
    };
  });
}
