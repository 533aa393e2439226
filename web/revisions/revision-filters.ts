import type { Revision } from '#contract/revisions.ts';
import { isOfGroup, type RevisionGroup } from '#contract/rules/revision-standing.ts';

const texts = {
  all: 'Vše',
  overdue: 'Po termínu',
  soon: 'Blíží se',
  faulty: 'Nevyhovující a závady po termínu',
  repairs: 'Závady k odstranění',
  never: 'Bez revize',
} as const satisfies Readonly<Record<RevisionGroup | 'all', string>>;

export type FilterName = keyof typeof texts;

/** The chosen filter; all devices for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as FilterName) : 'all';
}

/** Devices that the filter leaves: those of its group. */
export function filteredRevisions(
  rows: readonly Revision[],
  name: FilterName,
): readonly Revision[] {
  return name === 'all' ? rows : rows.filter(({ state }) => isOfGroup(name, state));
}

/** The choices with how many devices each of them would leave. */
export function filterChoices(rows: readonly Revision[] | undefined) {
  const names = Object.keys(texts) as FilterName[];
  return names.map((name) => ({
    name,
    text: texts[name],
    count: rows && filteredRevisions(rows, name).length,
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
