import {
  createDegreeDayPlace,
  deleteDegreeDayPlace,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { degreeDayReads } from './degree-days.queries.ts';
import { placeLabels as labels, placeRules, placeValues } from './place-form.ts';
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
  labels,
  idOf: ({ degree_day_place_id }) => degree_day_place_id,
  valuesOf: placeValues,
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

/** Fields that only a place of the client's own may have changed. */
type OwnField = 'name' | 'altitude' | 'design_temperature' | 'norm_days' | 'norm_temperature';

function PlaceFields({ form, record }: FieldsProps<unknown, PlaceValues, DegreeDayPlace>) {
  const readOnly = record?.is_system ?? false;
  const input = <N extends OwnField>(name: N) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
    readOnly,
  });
  return (
    <>
      <TextField {...input('name')} {...(!readOnly && { 'data-autofocus': true })} />
      <FieldRow kind="pair">
        <NumberField {...input('altitude')} unit="m" />
        <NumberField {...input('design_temperature')} decimals={1} unit="°C" />
      </FieldRow>
      <FieldRow kind="pair">
        <NumberField {...input('norm_days')} />
        <NumberField {...input('norm_temperature')} decimals={1} unit="°C" />
      </FieldRow>
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="Skryté místo se nenabízí; jeho měsíce zůstávají."
      />
    </>
  );
}
