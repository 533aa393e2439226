import { useId } from 'react';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import type { ContractForm, FieldBinding } from '#web/form/contract-form.ts';
import { CoefficientChoice } from '#web/core/heating/CoefficientChoice.tsx';
import { DateField } from '#web/form/DateField.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { useHeatingChoices } from '#web/core/heating/heating-choices.ts';
import { IdField } from '#web/form/IdField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { elementLabels } from './element-form.ts';
import type { ElementValues } from './element-form.ts';

interface PanelProps {
  form: ContractForm<ElementValues>;
}

type ChoiceList = readonly { readonly id: number; readonly name: string }[];

function inputOf(form: ContractForm<ElementValues>) {
  return <N extends keyof ElementValues>(name: N) => ({
    ...form.field(name),
    label: elementLabels[name],
    autoComplete: 'off',
  });
}

/** Where the element is, and since when. */
export function WherePanel({
  form,
  spaces,
  rooms,
}: PanelProps & { spaces: ChoiceList; rooms: ChoiceList }) {
  const input = inputOf(form);
  return (
    <FormPanel heading="Umístění a platnost">
      <IdField
        {...input('pasport_id')}
        choices={spaces}
        none="Společné prostory domu"
        onChange={(pasport_id) => form.setFields({ pasport_id, pasport_room_id: null })}
        data-autofocus
      />
      <IdField
        {...input('pasport_room_id')}
        choices={rooms}
        none="Neurčena"
        disabled={form.values.pasport_id === null}
      />
      <FieldRow kind="pair">
        <DateField {...input('valid_from')} />
        <DateField {...input('valid_to')} hint="Prázdné: platí dosud" />
      </FieldRow>
      <FieldRow kind="pair">
        <TextField {...input('riser')} />
        <NumberField {...input('element_order')} />
      </FieldRow>
    </FormPanel>
  );
}

/** What the element is. */
export function BodyPanel({ form }: PanelProps) {
  const input = inputOf(form);
  return (
    <FormPanel heading="Těleso">
      <SuggestedField {...input('element_type')} kind="types" />
      <SuggestedField {...input('maker')} kind="makers" />
      <FieldRow kind="pair">
        <TextField {...input('dimensions')} />
        <NumberField {...input('sections')} />
      </FieldRow>
      <FieldRow kind="pair">
        <NumberField {...input('output')} unit="W" />
        <TextField {...input('gradient')} hint="Například 75/65/20" />
      </FieldRow>
    </FormPanel>
  );
}

/** What measures the heat it gives. */
export function IndicatorPanel({ form }: PanelProps) {
  const input = inputOf(form);
  return (
    <FormPanel heading="Indikátor">
      <TextField {...input('indicator_number')} />
      <SuggestedField {...input('indicator_type')} kind="indicators" />
      <SuggestedField {...input('indicator_maker')} kind="makers" />
      <SwitchField {...input('indicator_radio')} />
    </FormPanel>
  );
}

/** By what a reading is multiplied. */
export function CoefficientsPanel({ form }: PanelProps) {
  const input = inputOf(form);
  return (
    <FormPanel heading="Koeficienty" note="Odečet se násobí všemi třemi.">
      <CoefficientChoice
        kind="positions"
        label="Poloha ze seznamu"
        value={form.values.coefficient_position}
        onChange={(coefficient_position) => form.setFields({ coefficient_position })}
      />
      <FieldRow kind="three">
        <NumberField {...input('coefficient_output')} decimals={3} />
        <NumberField {...input('coefficient_position')} decimals={3} />
        <NumberField {...input('coefficient_contact')} decimals={3} />
      </FieldRow>
      <Wide>
        <TextAreaField {...input('comment')} />
      </Wide>
    </FormPanel>
  );
}

type SuggestedProps = FieldBinding<string> & FieldLook & { kind: HeatingKind };

/** Any text, with the rows of the client's list offered by the browser. */
function SuggestedField({ kind, ...field }: SuggestedProps) {
  const id = useId();
  const offered = useHeatingChoices(kind);
  return (
    <div>
      <TextField {...field} list={id} />
      <datalist id={id}>
        {offered.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </div>
  );
}
