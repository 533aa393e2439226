import { useId } from 'react';
import { COEFFICIENTS, elementFields } from '#contract/pasports/element-record.ts';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import type { ContractForm, FieldBinding } from '#web/form/contract-form.ts';
import { CoefficientChoice } from '#web/core/heating/CoefficientChoice.tsx';
import { TextField } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import { useHeatingChoices } from '#web/core/heating/heating-choices.ts';
import { IdField } from '#web/form/IdField.tsx';
import { RecordFields, RecordPanels } from '#web/values/RecordPanels.tsx';
import type { ElementValues } from './element-form.ts';

type ChoiceList = readonly { readonly id: number; readonly name: string }[];

interface PanelProps {
  form: ContractForm<ElementValues>;
}

function inputOf(form: ContractForm<ElementValues>) {
  return <N extends keyof ElementValues>(name: N) => ({
    ...form.field(name),
    label: elementFields[name].label,
    autoComplete: 'off',
  });
}

/** Where a heating element is and since when, what it is, and what measures its heat. */
export function ElementPanels({
  form,
  spaces,
  rooms,
}: PanelProps & { spaces: ChoiceList; rooms: ChoiceList }) {
  const input = inputOf(form);
  return (
    <RecordPanels
      fields={elementFields}
      form={form}
      notes={{ [COEFFICIENTS]: 'Odečet se násobí všemi třemi.' }}
      controls={{
        pasport_id: (
          <IdField
            {...input('pasport_id')}
            choices={spaces}
            none="Společné prostory domu"
            onChange={(pasport_id) => form.setFields({ pasport_id, pasport_room_id: null })}
            data-autofocus
          />
        ),
        pasport_room_id: (
          <IdField
            {...input('pasport_room_id')}
            choices={rooms}
            none="Neurčena"
            disabled={form.values.pasport_id === null}
          />
        ),
        element_type: <SuggestedField {...input('element_type')} kind="types" />,
        maker: <SuggestedField {...input('maker')} kind="makers" />,
        indicator_type: <SuggestedField {...input('indicator_type')} kind="indicators" />,
        indicator_maker: <SuggestedField {...input('indicator_maker')} kind="makers" />,
        coefficient_output: <Coefficients form={form} />,
        // Both drawn with the first of them.
        coefficient_position: null,
        coefficient_contact: null,
      }}
      rows={[
        ['valid_from', 'valid_to'],
        ['riser', 'element_order'],
        ['dimensions', 'sections'],
        ['output', 'gradient'],
      ]}
    />
  );
}

const coefficients = ['coefficient_output', 'coefficient_position', 'coefficient_contact'] as const;

/** By what a reading is multiplied: the position from the list, and all three by hand. */
function Coefficients({ form }: PanelProps) {
  return (
    <>
      <CoefficientChoice
        kind="positions"
        label="Poloha ze seznamu"
        value={form.values.coefficient_position}
        onChange={(coefficient_position) => form.setFields({ coefficient_position })}
      />
      <RecordFields fields={elementFields} form={form} names={coefficients} rows={[coefficients]} />
    </>
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
