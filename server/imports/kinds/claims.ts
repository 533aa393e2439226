import { overWhole, type Share } from '#contract/rules/shares.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { holdsOn, overlapSentence, type Validity } from '#contract/rules/validity.ts';

/** Who is in a space and when, once the file is accepted. */
export interface Claim extends Validity, Share {
  /** The row that says so; null for what is recorded already. */
  readonly row_number: number | null;
  readonly address_id: number;
  readonly name: string;
}

/** Rows that cannot stand beside the others, with the reason. */
export type Conflicts = Map<number, string>;

function overlap(one: Validity, other: Validity): boolean {
  return (
    (other.valid_to === null || one.valid_from <= other.valid_to) &&
    (one.valid_to === null || other.valid_from <= one.valid_to)
  );
}

/** Whether the other claim goes before: it is recorded already, or stands higher in the file. */
const goesBefore = (other: Claim, rowNumber: number) =>
  other.row_number === null || other.row_number < rowNumber;

/** Rows of a space whose validity meets that of another claim of the same group. */
export function overlaps(claims: readonly Claim[], groupOf: (claim: Claim) => unknown): Conflicts {
  const conflicts: Conflicts = new Map();
  for (const claim of claims) {
    const { row_number } = claim;
    if (row_number === null) continue;
    const other = claims.find(
      (one) =>
        one !== claim &&
        goesBefore(one, row_number) &&
        groupOf(one) === groupOf(claim) &&
        overlap(claim, one),
    );
    if (other === undefined) continue;
    const sentence =
      other.row_number === null
        ? overlapSentence(other, other.name)
        : `Platnost se překrývá s řádkem ${other.row_number} (${other.name}).`;
    conflicts.set(row_number, sentence);
  }
  return conflicts;
}

/** Rows of a space by which the shares together get over the whole: the last of those that hold then. */
export function overShared(claims: readonly Claim[]): Conflicts {
  const conflicts: Conflicts = new Map();
  let rest = claims;
  for (let over = overWhole(rest); over !== null; over = overWhole(rest)) {
    const { day, sum } = over;
    const rows = rest.filter((claim) => claim.row_number !== null && holdsOn(claim, day));
    const last = Math.max(...rows.map(({ row_number }) => row_number ?? 0));
    if (rows.length === 0) break;
    conflicts.set(last, `Součet podílů by ${czechDate(day)} přesáhl celek (${sum}).`);
    rest = rest.filter((claim) => claim.row_number !== last);
  }
  return conflicts;
}
