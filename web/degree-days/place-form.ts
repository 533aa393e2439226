import { placeFields, placeRecord } from '#contract/degree-day-place-record.ts';
import { placeInput } from '#contract/degree-days.ts';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { labelsOf, ruledBy, type FormOf } from '#contract/record.ts';
import { normFault } from '#contract/rules/degree-days.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';

/** The fields' own rules, and that a norm has both its values. */
export const placeRules = ruledBy(placeInput, [normFault]);

/** Fields of a place as its form holds them. */
export type PlaceValues = FormOf<typeof placeFields>;

/** Names of the fields for people, and of what else the history tells. */
export const placeLabels = {
  ...labelsOf(placeFields),
  is_system: placeRecord.told.is_system.label,
};

const origin: Column<DegreeDayPlace> = {
  text: 'Původ',
  id: 'origin',
  value: ({ is_system }) => (is_system ? 'systémové' : 'vlastní'),
  sortable: true,
  width: 106,
};

// The norms of towns have whole degrees.
const told = listColumns<DegreeDayPlace>(placeRecord, { design_temperature: { decimals: 0 } });

/** Columns of the table of places. */
export const placeColumns = interleaved(told, { months_count: [origin] });

/** Texts of a place that its search goes through. */
export const textsOfPlace = (place: DegreeDayPlace): readonly string[] =>
  searchedTexts(placeRecord, place);
