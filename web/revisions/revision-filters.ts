import { isInNextMonth } from '#contract/czech/iso-date.ts';
import type { Revision } from '#contract/revisions.ts';
import { isOfGroup, type RevisionGroup } from '#contract/rules/revision-standing.ts';

const texts = {
  all: 'Vše',
  overdue: 'Po termínu',
  soon: 'Blíží se',
  'next-month': 'Revize příští měsíc',
  faulty: 'Nevyhovující a závady po termínu',
  repairs: 'Závady k odstranění',
  never: 'Bez revize',
} as const satisfies Readonly<Record<RevisionGroup | 'all' | 'next-month', string>>;

export type FilterName = keyof typeof texts;

/** The chosen filter; all devices for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as FilterName) : 'all';
}

/** Devices that the filter leaves: those of its group, or those whose term is in the next calendar month. */
export function filteredRevisions(
  rows: readonly Revision[],
  name: FilterName,
  today: string,
): readonly Revision[] {
  if (name === 'all') return rows;
  if (name !== 'next-month') return rows.filter(({ state }) => isOfGroup(name, state));
  return rows.filter(({ next_on }) => next_on !== null && isInNextMonth(next_on, today));
}

/** The choices with how many devices each of them would leave. */
export function filterChoices(rows: readonly Revision[] | undefined, today: string) {
  const names = Object.keys(texts) as FilterName[];
  return names.map((name) => ({
    name,
    text: texts[name],
    count: rows && filteredRevisions(rows, name, today).length,
  }));
}

interface Of {
  /** A kind; 0 or undefined for all. */
  readonly type?: number | undefined;
  /** The pasport_id of a house; undefined for all. */
  readonly house?: number | undefined;
}

/** Devices of a kind and of a house. */
export function revisionsOf(
  rows: readonly Revision[] | undefined,
  { type = 0, house }: Of,
): readonly Revision[] | undefined {
  return rows?.filter(
    (row) =>
      (type === 0 || row.revision_type_id === type) &&
      (house === undefined || row.building_id === house),
  );
}
