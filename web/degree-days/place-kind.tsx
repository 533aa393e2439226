import { placeFields } from '#contract/degree-day-place-record.ts';
import {
  createDegreeDayPlace,
  deleteDegreeDayPlace,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { valuesOf } from '#contract/record.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { degreeDayReads } from './degree-days.queries.ts';
import { placeLabels, placeRules } from './place-form.ts';
import type { PlaceValues } from './place-form.ts';

/** Places and stations with their norms; of a town of the portal only whether it is hidden. */
export const placeKind: RecordKind<unknown, PlaceValues, DegreeDayPlace> = {
  calls: {
    create: createDegreeDayPlace,
    update: updateDegreeDayPlace,
    remove: deleteDegreeDayPlace,
  },
  params: (_client, id) => ({ id }),
  stale: degreeDayReads,
  draftKey: (_client, id) => `degree-day-place.${id}`,
  rules: placeRules,
  labels: placeLabels,
  idOf: ({ degree_day_place_id }) => degree_day_place_id,
  valuesOf: (place) => valuesOf(placeFields, place),
  titles: { create: 'Nové místo nebo stanice', edit: ({ name }) => `Místo: ${name}` },
  saveLabels: { create: 'Založit místo', edit: 'Uložit změny' },
  told: ({ name }, isNew) => (isNew ? `Místo „${name}“ bylo založeno` : ''),
  note: ({ is_system }) =>
    is_system
      ? 'Normové hodnoty dává portál (TNI 73 0331): místo můžete skrýt, ne změnit ani smazat.'
      : '',
  history: (_client, { degree_day_place_id: record_id }) => ({
    record_type: 'degree_day_places',
    record_id,
  }),
  removal: {
    label: 'Smazat místo',
    question: ({ name }) => `Smazat „${name}“? Smazat lze jen místo bez zapsaných měsíců.`,
    isAllowed: ({ is_system }) => !is_system,
  },
  Fields: PlaceFields,
};

function PlaceFields({ form, record }: FieldsProps<unknown, PlaceValues, DegreeDayPlace>) {
  return (
    <RecordFields
      fields={placeFields}
      form={form}
      looks={record?.is_system === true ? ofPortal : ofClient}
      rows={[
        ['altitude', 'design_temperature'],
        ['norm_days', 'norm_temperature'],
      ]}
    />
  );
}

const ofClient = { name: { 'data-autofocus': true } };
const readOnly = { readOnly: true };
const ofPortal = {
  name: readOnly,
  altitude: readOnly,
  design_temperature: readOnly,
  norm_days: readOnly,
  norm_temperature: readOnly,
};
