import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { addsUp, allVotes, balanceOf, votesOf } from '#contract/rules/house-shares.ts';
import { shareText, type Fraction } from '#contract/rules/shares.ts';
import { writtenDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import type { TableContent } from '#web/table/exported.ts';
import {
  balanceText,
  commonShareText,
  ownersText,
  percentOf,
  percentText,
  representativeText,
} from './share-words.ts';

/** What stands at the head of a presence list. */
export interface Assembly {
  readonly house: string;
  readonly unit: string;
  /** The day of the assembly, whose owners and shares are listed. */
  readonly day: string;
  /** Where and at what time, as it was typed. */
  readonly place: string;
}

/** A line of the presence list: a space, or the sum of all. */
export interface PresenceLine {
  readonly space_number: string;
  readonly owners: string;
  readonly common_share: string;
  readonly weight: string;
  readonly representative: string;
}

const empty = { value: () => '' } as const;

const columns: readonly Column<PresenceLine>[] = [
  { text: 'Prostor', value: 'space_number', width: 80 },
  { text: 'Vlastníci a jejich podíly', value: 'owners', width: 260 },
  { text: 'Podíl na společných částech', value: 'common_share', width: 110, align: 'right' },
  { text: 'Váha hlasu', value: 'weight', width: 90, align: 'right' },
  { text: 'Hlas odevzdává', value: 'representative', width: 180 },
  { text: 'Zastoupen (plná moc)', id: 'proxy', ...empty, width: 150 },
  { text: 'Příchod', id: 'came', ...empty, width: 70 },
  { text: 'Odchod', id: 'left', ...empty, width: 70 },
  { text: 'Podpis', id: 'signature', ...empty, width: 180 },
];

/**
 * The presence list of an assembly for paper and spreadsheets: a line for each space with its owners, share
 * in the common parts and weight of its vote, and the sums. Votes of spaces of the association itself do
 * not count (občanský zákoník, § 1206 odst. 1).
 */
export function presenceList(
  spaces: readonly HouseShare[],
  assembly: Assembly,
): TableContent<PresenceLine> {
  const all = allVotes(spaces);
  const lines = spaces.map((space) => lineOf(space, all));
  return {
    label: `Prezenční listina – ${assembly.house}`,
    unit: assembly.unit,
    search: '',
    notes: notesOf(spaces, assembly, all),
    roomy: true,
    columns,
    rows: [...lines, sumLine(spaces, all)],
  };
}

function notesOf(spaces: readonly HouseShare[], assembly: Assembly, all: Fraction): string[] {
  const { day, place } = assembly;
  const balance = balanceOf(spaces);
  return [
    `Shromáždění vlastníků dne ${writtenDate(day)}${place === '' ? '' : `, ${place}`}`,
    `Usnášeníschopné je, jsou-li přítomni vlastníci s více než polovinou všech hlasů, tedy s více než ${shareText(halfOf(all))} (§ 1206 odst. 2 občanského zákoníku).`,
    ...(addsUp(balance) ? [] : [balanceText(balance)]),
  ];
}

/** Half of the votes in lowest terms. */
function halfOf([numerator, denominator]: Fraction): Fraction {
  return numerator % 2n === 0n ? [numerator / 2n, denominator] : [numerator, denominator * 2n];
}

function lineOf(space: HouseShare, all: Fraction): PresenceLine {
  const votes = votesOf(space);
  return {
    space_number: space.space_number,
    owners: ownersText(space),
    common_share: commonShareText(space),
    weight: percentText(votes === null ? null : percentOf(votes, all)),
    representative: representativeText(space),
  };
}

function sumLine(spaces: readonly HouseShare[], all: Fraction): PresenceLine {
  return {
    space_number: 'Celkem',
    owners: '',
    common_share: shareText(balanceOf(spaces).sum),
    weight: percentText(percentOf(all, all)),
    representative: '',
  };
}
