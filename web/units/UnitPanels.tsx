import { unitFields } from '#contract/unit-record.ts';
import type { FormOf } from '#contract/record.ts';
import { TownRow } from '#web/core/cities/TownRow.tsx';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { Flag } from '#web/ui/Flag.tsx';
import type { OwnLook } from '#web/values/FieldControl.tsx';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import styles from './UnitPanels.module.css';

/** Fields of a unit as its form holds them. */
export type UnitValues = FormOf<typeof unitFields>;

interface PanelsProps {
  form: ContractForm<UnitValues>;
  readOnly: boolean;
}

/** Nothing is asked for of whoever only reads. */
const onlyRead = Object.fromEntries(
  Object.keys(unitFields).map((name) => [name, { readOnly: true, required: false }]),
) as Record<keyof UnitValues, OwnLook>;

/** Names, activity, taxes and SIPO; whose the unit is and where it has its seat; how it is reached. */
export function UnitPanels({ form, readOnly }: PanelsProps) {
  const { label, hint } = unitFields.business_register;
  const cities = useCityChoices();
  const town = (name: 'zip' | 'city') => ({
    ...form.field(name),
    label: unitFields[name].label,
    autoComplete: 'off',
    readOnly,
  });
  return (
    <RecordPanels
      fields={unitFields}
      form={form}
      {...(readOnly && { looks: onlyRead })}
      controls={{
        active: <Switches form={form} readOnly={readOnly} />,
        // Both drawn with the first of them.
        use_vat: null,
        enable_sync: null,
        // Drawn with its town.
        zip: null,
        city: <TownRow zip={town('zip')} city={town('city')} cities={cities} />,
        business_register: (
          <Wide>
            <TextField
              {...form.field('business_register')}
              label={label}
              hint={hint}
              readOnly={readOnly}
              autoComplete="off"
            />
          </Wide>
        ),
      }}
      rows={[['phone', 'email', 'internet']]}
    />
  );
}

function Switches({ form, readOnly }: PanelsProps) {
  const names = ['active', 'use_vat', 'enable_sync'] as const;
  return (
    <Wide>
      <div className={styles.switches}>
        {names.map((name) => {
          const { label } = unitFields[name];
          return readOnly ? (
            <Flag key={name} label={label} isSet={form.values[name]} />
          ) : (
            <SwitchField key={name} {...form.field(name)} label={label} autoComplete="off" />
          );
        })}
      </div>
    </Wide>
  );
}
