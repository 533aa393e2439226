import type { z } from 'zod';
import type { unitFields } from '#contract/units.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { EmailField, PhoneField, SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ZipField } from '#web/form/ZipField.tsx';
import { Flag } from '#web/ui/Flag.tsx';
import { unitLabels } from './unit-labels.ts';
import styles from './UnitPanels.module.css';

export type UnitValues = z.output<z.ZodObject<typeof unitFields>>;

interface PanelProps {
  form: ContractForm<UnitValues>;
  readOnly: boolean;
}

/** A field of the unit as its input needs it. */
function inputOf({ form, readOnly }: PanelProps) {
  return <N extends keyof UnitValues>(name: N) => {
    const field = form.field(name);
    return {
      ...field,
      required: field.required && !readOnly,
      label: unitLabels[name],
      readOnly,
      autoComplete: 'off',
    };
  };
}

/** Names, activity, taxes and SIPO. */
export function ParametersPanel(props: PanelProps) {
  const input = inputOf(props);
  return (
    <FormPanel heading="Nastavení parametrů">
      <TextField {...input('name')} />
      <TextField {...input('full_name')} />
      <TextField {...input('project_name')} />
      <TextField {...input('comment')} />
      <TextField {...input('erp_name')} />
      <TextField {...input('erp_name_2')} />
      <TextField
        {...input('sipo')}
        inputMode="numeric"
        hint="Deset číslic, poslední je kontrolní"
      />
      <TextField {...input('sipo_text')} hint="Text, který se plátci vytiskne u platby" />
      <Wide>
        <Switches {...props} />
      </Wide>
    </FormPanel>
  );
}

function Switches(props: PanelProps) {
  const input = inputOf(props);
  const names = ['active', 'use_vat', 'enable_sync'] as const;
  return (
    <div className={styles.switches}>
      {names.map((name) =>
        props.readOnly ? (
          <Flag key={name} label={unitLabels[name]} isSet={props.form.values[name]} />
        ) : (
          <SwitchField key={name} {...input(name)} />
        ),
      )}
    </div>
  );
}

/** Whose the unit is and where it has its seat. */
export function ContactPanel(props: PanelProps) {
  const input = inputOf(props);
  return (
    <FormPanel heading="Kontaktní údaje">
      <TextField {...input('business_id')} inputMode="numeric" />
      <TextField {...input('business_vat')} />
      <Wide>
        <TextField
          {...input('business_register')}
          hint="Rejstříkový soud nebo úřad, oddíl a vložka"
        />
      </Wide>
      <TextField {...input('street')} />
      <FieldRow kind="town">
        <ZipField {...input('zip')} />
        <TextField {...input('city')} />
      </FieldRow>
    </FormPanel>
  );
}

/** How the unit can be reached. */
export function ReachPanel(props: PanelProps) {
  const input = inputOf(props);
  return (
    <FormPanel heading="Spojení">
      <FieldRow kind="three">
        <PhoneField {...input('phone')} />
        <EmailField {...input('email')} />
        <TextField {...input('internet')} />
      </FieldRow>
    </FormPanel>
  );
}
