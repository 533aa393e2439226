import { partyText, type Parties } from '#contract/rules/parties.ts';
import { womansSurname } from '#contract/rules/given-names.ts';
import { leastSure, type Certainty } from '#contract/rules/certainty.ts';
import type { Fraction } from '#contract/values/share.ts';
import type { SheetPeople, SheetPerson } from './people.ts';
import type { HouseRow } from './sheet.ts';

/** An owner of a space as the sheet is understood. */
export interface SheetOwner {
  readonly row: HouseRow;
  readonly person: SheetPerson;
  readonly share: Fraction;
  readonly is_joint: boolean;
}

const WHOLE: Fraction = { numerator: 1, denominator: 1 };

const isWhole = ({ numerator, denominator }: Fraction) => numerator === denominator;

const partOf = ({ numerator, denominator }: Fraction, count: number): Fraction =>
  numerator % count === 0
    ? { numerator: numerator / count, denominator }
    : { numerator, denominator: denominator * count };

const shareText = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

/** Two of one family in rows of their own, each with the whole: spouses of an old list. */
function areSpouses(owners: readonly SheetOwner[]): boolean {
  const [one, other] = owners;
  if (owners.length !== 2 || one === undefined || other === undefined) return false;
  const surname = ({ person }: SheetOwner) =>
    womansSurname(person.columns.last_name ?? '').toLowerCase();
  return surname(one) === surname(other) && one.person.columns.last_name !== undefined;
}

interface Settled {
  readonly owners: readonly SheetOwner[];
  readonly certainty: Certainty;
}

/** Whether the owners of a cell are spouses in joint property: told to be, or by the look of it. */
function jointOf(
  { parties, is_joint, isCouple }: Parties,
  { is_joint: told, share = WHOLE }: HouseRow['values'],
) {
  const isTold = is_joint || told === true;
  // Spouses have no shares between them; who is told with the whole of it has it with the other.
  const looksJoint = told !== false && isCouple && isWhole(share);
  const isGuess = isTold ? parties.length > 2 : parties.length > 1;
  return { is_joint: (isTold && parties.length <= 2) || looksJoint, isGuess };
}

/** Owners of one cell with what each of them has. */
function ofCell(row: HouseRow, people: SheetPeople): Settled {
  const { owners, values } = row;
  if (owners === undefined) return { owners: [], certainty: 'sure' };
  const { parties } = owners;
  const persons = parties.map((party, at) => people.person(row, 'owner', party, at === 0));
  const { is_joint, isGuess } = jointOf(owners, values);
  const share = values.share ?? WHOLE;
  const part = is_joint || parties.length < 2 ? share : partOf(share, parties.length);
  return {
    owners: persons.map((person) => ({ row, person, share: part, is_joint })),
    certainty: leastSure([owners.certainty, isGuess ? 'guessed' : 'sure']),
  };
}

/** Owners of a space by its rows: what no row tells of shares is divided evenly. */
function ofSpace(cells: readonly Settled[]): readonly Settled[] {
  const owners = cells.flatMap((cell) => cell.owners);
  const telling = cells.filter((cell) => cell.owners.length > 0);
  if (telling.length < 2) return cells;
  const isUntold = owners.every(({ row, is_joint }) => row.values.share === undefined && !is_joint);
  const areWhole = owners.every(({ share, is_joint }) => isWhole(share) && !is_joint);
  if (areWhole && areSpouses(owners))
    return cells.map((cell) => ({
      owners: cell.owners.map((owner) => ({ ...owner, is_joint: true })),
      certainty: leastSure([cell.certainty, 'guessed']),
    }));
  if (!isUntold) return cells;
  return cells.map((cell) => ({
    owners: cell.owners.map((owner) => ({ ...owner, share: partOf(WHOLE, owners.length) })),
    certainty: leastSure([cell.certainty, 'guessed']),
  }));
}

/** What the cell is understood as. */
function sentenceOf(owners: readonly SheetOwner[]): string {
  const [first] = owners;
  const names = owners.map(({ person }) => partyText(person.party));
  if (first?.is_joint === true) return `SJM ${names.join(' a ')}`;
  const isPlain = owners.every(({ share }) => isWhole(share));
  return owners
    .map(({ share }, at) =>
      isPlain ? (names[at] ?? '') : `${names[at] ?? ''} ${shareText(share)}`,
    )
    .join(', ');
}

/** Owners of the spaces of a sheet; each row is told as it was understood. */
export function settleOwners(
  spaces: readonly (readonly HouseRow[])[],
  people: SheetPeople,
): SheetOwner[] {
  return spaces.flatMap((rows) => {
    const settled = ofSpace(rows.map((row) => ofCell(row, people)));
    for (const { owners, certainty } of settled) {
      const row = owners[0]?.row;
      row?.notes.push({ field: 'owner', certainty, message: sentenceOf(owners) });
    }
    return settled.flatMap(({ owners }) => owners);
  });
}
