import { z } from 'zod';
import { cityFields, createCity, deleteCity, updateCity } from '#contract/lists/cities.ts';
import type { CityRow } from '#contract/lists/cities.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { cityReads } from './cities.queries.ts';
import { cityLabels as labels, cityTitle } from './city-words.ts';
import { ZipsField } from './ZipsField.tsx';

const rules = z.object(cityFields);
// A number field holds the raw text while it reads as no number.
export type CityValues = Omit<z.infer<typeof rules>, 'design_temperature'> & {
  design_temperature: number | string | null;
};

/** What a new municipality starts with. */
export const emptyCity: CityValues = {
  code: '',
  name: '',
  district: '',
  zips: [],
  design_temperature: null,
  hidden: false,
};

/** Municipalities of the installation, which a system admin keeps. */
export const cityKind: RecordKind<unknown, CityValues, CityRow> = {
  calls: { create: createCity, update: updateCity, remove: deleteCity },
  params: (_portal, city_id) => ({ city_id }),
  stale: cityReads,
  draftKey: (_portal, id) => `cities.${id}`,
  rules,
  labels,
  texts: { zips: (value) => (Array.isArray(value) ? value.join(', ') : '') },
  idOf: ({ city_id }) => city_id,
  valuesOf: ({ code, name, district, zips, design_temperature, hidden }) => ({
    code,
    name,
    district,
    zips,
    design_temperature,
    hidden,
  }),
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
    <>
      <FieldRow kind="pair">
        <TextField
          {...form.field('code')}
          label={labels.code}
          hint="Šest číslic podle ČSÚ"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
        />
        <NumberField
          {...form.field('design_temperature')}
          label={labels.design_temperature}
          hint="Podle ČSN EN 12831"
          unit="°C"
        />
      </FieldRow>
      <TextField {...form.field('name')} label={labels.name} autoComplete="off" />
      <TextField {...form.field('district')} label={labels.district} autoComplete="off" />
      <ZipsField
        {...form.field('zips')}
        label={labels.zips}
        hint="Více PSČ oddělte čárkou"
        // That a list may be empty, no rule tells by itself.
        required={false}
      />
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="U nových adres a domů se nenabízí; kde už je vybrána, zůstává."
      />
    </>
  );
}
