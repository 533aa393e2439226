import { cityFields } from '#contract/lists/city-record.ts';
import { cityInput, createCity, deleteCity, updateCity } from '#contract/lists/cities.ts';
import type { CityRow } from '#contract/lists/cities.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { cityReads } from './cities.queries.ts';
import { cityTitle } from './city-words.ts';

/** Fields of a municipality as its form holds them. */
export type CityValues = FormOf<typeof cityFields>;

/** Municipalities of the installation, which a system admin keeps. */
export const cityKind: RecordKind<unknown, CityValues, CityRow> = {
  calls: { create: createCity, update: updateCity, remove: deleteCity },
  params: (_portal, city_id) => ({ city_id }),
  stale: cityReads,
  draftKey: (_portal, id) => `cities.${id}`,
  rules: cityInput,
  labels: labelsOf(cityFields),
  texts: { zips: cityFields.zips.value.text },
  idOf: ({ city_id }) => city_id,
  valuesOf: (city) => valuesOf(cityFields, city),
  titles: { create: 'Nová obec', edit: ({ name }) => `Obec ${name}` },
  told: ({ name }) => `${name}: obec byla uložena`,
  removal: {
    label: 'Smazat obec',
    question: (city) =>
      `${cityTitle(city)}. Smazání nelze vrátit; obec, která se už nemá nabízet, raději skryjte.`,
    told: 'Obec byla smazána',
  },
  Fields: CityFields,
};

function CityFields({ form }: FieldsProps<unknown, CityValues, CityRow>) {
  return (
    <RecordFields
      fields={cityFields}
      form={form}
      looks={{ code: { 'data-autofocus': true } }}
      rows={[['code', 'design_temperature']]}
    />
  );
}
