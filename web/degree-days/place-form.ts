import { z } from 'zod';
import { placeFields } from '#contract/degree-days.ts';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { normFault } from '#contract/rules/degree-days.ts';
import type { Column } from '#web/table/columns.ts';

/** The fields' own rules, and that a norm has both its values. */
export const placeRules = z.object(placeFields).superRefine((place, context) => {
  const fault = normFault(place);
  if (fault !== null)
    context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
});

// A number field holds the raw text while it reads as no number.
type Typed = number | string | null;
export interface PlaceValues {
  name: string;
  altitude: Typed;
  design_temperature: Typed;
  norm_days: Typed;
  norm_temperature: Typed;
  hidden: boolean;
  [field: string]: unknown;
}

/** Names of the fields for people. */
export const placeLabels = {
  name: 'Místo',
  altitude: 'Nadmořská výška',
  design_temperature: 'Výpočtová teplota',
  norm_days: 'Normových dnů topení',
  norm_temperature: 'Normová teplota',
  hidden: 'Skryté',
  is_system: 'Systémové',
} as const;

/** What of a place its form holds. */
export function placeValues(place: DegreeDayPlace): PlaceValues {
  const { name, altitude, design_temperature, norm_days, norm_temperature, hidden } = place;
  return { name, altitude, design_temperature, norm_days, norm_temperature, hidden };
}

/** What a new place starts with. */
export const emptyPlace: PlaceValues = {
  name: '',
  altitude: null,
  design_temperature: null,
  norm_days: null,
  norm_temperature: null,
  hidden: false,
};

const figure = { sortable: true, align: 'right' } as const;

/** Columns of the table of places. */
export const placeColumns: readonly Column<DegreeDayPlace>[] = [
  { text: 'Místo', value: 'name', sortable: true, width: 180, telling: true },
  { ...figure, text: 'Výška m', value: 'altitude', decimals: 0, width: 92 },
  { ...figure, text: 'Výpočtová °C', value: 'design_temperature', decimals: 0, width: 116 },
  { ...figure, text: 'Dnů', value: 'norm_days', width: 68 },
  { ...figure, text: 'Norma °C', value: 'norm_temperature', decimals: 1, width: 98 },
  { ...figure, text: 'D19', value: 'norm_d19', decimals: 1, width: 84, telling: true },
  { ...figure, text: 'D20', value: 'norm_d20', decimals: 1, width: 84 },
  { ...figure, text: 'D21', value: 'norm_d21', decimals: 1, width: 84 },
  { ...figure, text: 'Měsíců', value: 'months_count', width: 88, telling: true },
  {
    text: 'Původ',
    id: 'origin',
    value: ({ is_system }) => (is_system ? 'systémové' : 'vlastní'),
    sortable: true,
    width: 106,
  },
  { text: 'Skryté', value: 'hidden', sortable: true, width: 82 },
];
