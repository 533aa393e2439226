import { formatZip } from '#contract/rules/zip.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { CityField } from '#web/core/cities/CityField.tsx';
import type { CityChoice } from '#web/core/cities/CityField.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import type { BuildingValues } from './building-form.ts';
import type { buildingLabels } from './building-labels.ts';
import type { Choices } from './choices.ts';

export interface PlaceWords {
  readonly labels: Readonly<Record<keyof typeof buildingLabels, string>>;
  /** Being in no group. */
  readonly noParent: string;
}

interface PanelProps {
  form: ContractForm<BuildingValues>;
  words: PlaceWords;
}

function inputOf({ form, words }: PanelProps) {
  return <N extends keyof BuildingValues>(name: N) => ({
    ...form.field(name),
    label: words.labels[name],
    autoComplete: 'off',
  });
}

/** Name and address. */
export function AddressPanel(props: PanelProps & { cities: readonly CityChoice[] }) {
  const { form, cities } = props;
  const input = inputOf(props);
  const zip = input('zip');
  const leaveZip = () => {
    form.setFields({ zip: formatZip(form.values.zip) });
    zip.onBlur();
  };
  return (
    <FormPanel heading="Název a adresa">
      <TextField {...input('pasport_name')} />
      <TextField {...input('street')} />
      <FieldRow kind="pair">
        <TextField {...input('registry_number')} />
        <TextField {...input('house_number')} />
      </FieldRow>
      <FieldRow kind="town">
        <TextField {...zip} onBlur={leaveZip} />
        <CityField
          {...input('city_name')}
          cities={cities}
          onCity={(city) => form.setFields({ city_id: city?.city_id ?? null })}
        />
      </FieldRow>
    </FormPanel>
  );
}

/** Where the record stands in the tree of the unit. */
export function PlacementPanel(props: PanelProps & { parents: Choices['groups'] }) {
  const input = inputOf(props);
  return (
    <FormPanel heading="Zařazení a poznámka">
      <IdField {...input('parent_id')} choices={props.parents} none={props.words.noParent} />
      <FieldRow kind="pair">
        <NumberField {...input('pasport_order')} hint="Mezi ostatními téže skupiny" />
        <SwitchField {...input('hidden')} />
      </FieldRow>
      <Wide>
        <TextAreaField {...input('comment')} />
      </Wide>
    </FormPanel>
  );
}

/** Who owns and runs it, and how it is kept in the accounts. */
export function RunningPanel(props: PanelProps & { indicators: Choices['indicators'] }) {
  const input = inputOf(props);
  return (
    <FormPanel heading="Vlastník a správa">
      <TextField {...input('house_owner')} />
      <TextField {...input('house_manager')} />
      <FieldRow kind="pair">
        <TextField {...input('center')} />
        <TextField {...input('commission')} />
      </FieldRow>
      <IdField
        {...input('heating_indicator_id')}
        choices={props.indicators}
        none="Neurčeno"
        hint="Čím se v domě měří teplo jednotlivých bytů"
      />
    </FormPanel>
  );
}

/** Where it is found in the land register. */
export function RegistryPanel(props: PanelProps) {
  const input = inputOf(props);
  return (
    <FormPanel heading="Katastr nemovitostí">
      <TextField {...input('land_registry')} />
      <FieldRow kind="pair">
        <TextField {...input('land_registry_code')} inputMode="numeric" hint="Šest číslic" />
        <TextField {...input('parcel_number')} hint="Například st. 66 nebo 1766/3" />
      </FieldRow>
    </FormPanel>
  );
}
