import { labelsOf, type FormOf } from '#contract/record.ts';
import { placeFields } from '#contract/metering/place-record.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

/** Fields of a measuring place as its form holds them. */
export type PlaceValues = FormOf<typeof placeFields>;

/** Names of fields for people. */
export const placeLabels = labelsOf(placeFields);

/** Values of fields in words, for histories and differences. */
export const placeTexts: FieldTexts = {
  kind: placeFields.kind.value.text,
  level: placeFields.level.value.text,
};

/** Only an allocator belongs to a heating element. */
export function settledElement({ kind }: Pick<PlaceValues, 'kind'>): {
  pasport_building_element_id?: null;
} {
  return kind === 'heat-allocator' ? {} : { pasport_building_element_id: null };
}
