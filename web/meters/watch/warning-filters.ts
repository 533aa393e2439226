import type { WarningState } from '#contract/metering/warning-words.ts';
import type { MeterWarning } from '#contract/metering/warnings.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { isOpenWarning } from '#contract/rules/warning-state.ts';

const texts = {
  open: 'K vyřízení',
  new: 'Nová',
  solving: 'Řeší se',
  solved: 'Vyřešená',
  ignored: 'Ignorovaná',
  ceased: 'Příčina pominula',
  all: 'Vše',
} as const;

export type WarningFilter = keyof typeof texts;

/** The chosen question; what waits for somebody where none is. */
export function warningFilter(name: string | undefined): WarningFilter {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as WarningFilter) : 'open';
}

type Standing = { readonly state: WarningState };

/** Whether the question is answered by the warning. */
export function isOfWarningFilter(name: WarningFilter, warning: Standing): boolean {
  if (name === 'all') return true;
  return name === 'open' ? isOpenWarning(warning) : warning.state === name;
}

/** The choices with how many warnings each of them would leave. */
export function warningChoices(rows: readonly Standing[] | undefined) {
  return (Object.keys(texts) as WarningFilter[]).map((name) => ({
    name,
    text: texts[name],
    count: rows?.filter((row) => isOfWarningFilter(name, row)).length,
  }));
}

/** Warnings of a kind, of a kind of meters, of a house, and of spaces. */
export function warningsOf(
  rows: readonly MeterWarning[] | undefined,
  of: {
    readonly what?: string | undefined;
    readonly kind?: string | undefined;
    readonly house?: number | undefined;
    readonly spaces?: readonly number[] | undefined;
  },
): readonly MeterWarning[] | undefined {
  return rows?.filter(
    (row) =>
      (of.what === undefined || row.kind === of.what) &&
      (of.kind === undefined || row.place_kind === of.kind) &&
      (of.house === undefined || row.building_id === of.house) &&
      (of.spaces === undefined || of.spaces.includes(row.pasport_id)),
  );
}

/** How many of them wait for somebody; undefined while they are not known. */
export const openCount = (rows: readonly Standing[] | undefined): number | undefined =>
  rows?.filter(isOpenWarning).length;

/** To which spaces a list is narrowed: 'Jen prostor 7'; by how many where they are more. */
export function onlySpacesText(
  spaces: readonly number[],
  rows: readonly Pick<MeterWarning, 'pasport_id' | 'space_number'>[] | undefined,
): string {
  const [space, ...others] = spaces;
  if (others.length > 0)
    return `Jen ${spaces.length}\u00A0${czechPlural(spaces.length, 'prostor', 'prostory', 'prostorů')}`;
  const number = rows?.find(({ pasport_id }) => pasport_id === space)?.space_number ?? '';
  return number === '' ? 'Jen jeden prostor' : `Jen prostor ${number}`;
}
