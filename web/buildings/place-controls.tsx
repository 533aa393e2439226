import type { ContractForm } from '#web/form/contract-form.ts';
import { TownRow } from '#web/core/cities/TownRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import type { BuildingValues, PlaceFields } from './building-form.ts';
import type { Choices } from './choices.ts';

interface PlaceControlsInput {
  readonly form: ContractForm<BuildingValues>;
  readonly fields: PlaceFields;
  readonly choices: Choices;
  /** Groups that the record may be in. */
  readonly parents: Choices['groups'];
  /** Being in no group. */
  readonly noParent: string;
}

/** Controls of what a house or a group refers to: its town, group and heating indicator. */
export function placeControls({ form, fields, choices, parents, noParent }: PlaceControlsInput) {
  const input = <N extends 'zip' | 'city_name' | 'parent_id' | 'heating_indicator_id'>(name: N) => {
    const { label, hint } = fields[name];
    return { ...form.field(name), label, hint, autoComplete: 'off' };
  };
  return {
    // Drawn with the name of the town.
    zip: null,
    city_name: (
      <TownRow
        zip={input('zip')}
        city={input('city_name')}
        cities={choices.cities}
        onCity={(city) => form.setFields({ city_id: city?.city_id ?? null })}
      />
    ),
    // Goes with the name of the town.
    city_id: null,
    parent_id: <IdField {...input('parent_id')} choices={parents} none={noParent} />,
    heating_indicator_id: (
      <IdField {...input('heating_indicator_id')} choices={choices.indicators} none="Neurčeno" />
    ),
  };
}
