import {
  createHeating,
  deleteHeating,
  listHeatingChoices,
  listHeatings,
  updateHeating,
} from '#contract/heating.ts';
import type { Heating } from '#contract/heating.ts';
import { listPasportChoices } from '#contract/pasports/buildings.ts';
import { listElements } from '#contract/pasports/floors.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import { heatingKinds, valueDecimals, type HeatingKind } from '#contract/rules/heating-value.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { heatingLabels as labels, heatingRules, heatingValues } from './heating-form.ts';
import type { HeatingValues } from './heating-form.ts';
import { kindWords, renamingHint } from './heating-words.ts';

/** Which of the lists. */
interface OneList {
  readonly auxtype: HeatingKind;
}

function heatingKind(auxtype: HeatingKind): RecordKind<OneList, HeatingValues, Heating> {
  const { one } = kindWords[auxtype];
  return {
    calls: { create: createHeating, update: updateHeating, remove: deleteHeating },
    params: (_list, id) => ({ auxtype, id }),
    // Indicators are chosen in the form of a building, and elements follow a new name.
    stale: [
      listHeatings,
      listHeatingChoices,
      listPasportChoices,
      listElements,
      listClientRecordHistory,
    ],
    draftKey: (_list, id) => `heating.${auxtype}.${id}`,
    rules: heatingRules(auxtype),
    labels,
    idOf: ({ heating_item_id }) => heating_item_id,
    valuesOf: heatingValues,
    titles: { create: `${one}: nový záznam`, edit: ({ name }) => `${one}: ${name}` },
    saveLabels: { create: 'Založit záznam', edit: 'Uložit změny' },
    told: ({ name }, isNew) => (isNew ? `Záznam „${name}“ byl založen` : ''),
    note: ({ is_system }) =>
      is_system ? 'Záznam dává portál: můžete ho skrýt a řadit, ne přejmenovat ani smazat.' : '',
    history: (_list, { heating_item_id: record_id }) => ({
      record_type: auxtype === 'indicators' ? 'heating_indicators' : 'heating_items',
      record_id,
    }),
    removal: {
      label: 'Smazat záznam',
      question: ({ name }) => `Smazat „${name}“? Smazat lze jen záznam, který nikde není použit.`,
      isAllowed: ({ is_system }) => !is_system,
    },
    Fields: HeatingFields,
  };
}

/** The kinds of rows of all lists. */
export const kindOfList = Object.fromEntries(
  heatingKinds.map((auxtype) => [auxtype, heatingKind(auxtype)]),
) as Readonly<Record<HeatingKind, ReturnType<typeof heatingKind>>>;

function HeatingFields({ where, form, record }: FieldsProps<OneList, HeatingValues, Heating>) {
  const readOnly = record?.is_system ?? false;
  const decimals = valueDecimals[where.auxtype];
  const input = <N extends keyof HeatingValues>(name: N) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
    readOnly,
  });
  return (
    <>
      <FieldRow kind="pair">
        <TextField {...input('code')} {...(!readOnly && { 'data-autofocus': true })} />
        {decimals === null ? null : <NumberField {...input('value')} decimals={decimals} />}
      </FieldRow>
      <TextField {...input('name')} hint={record && renamingHint(record)} />
      <FieldRow kind="pair">
        <DateField {...input('valid_from')} hint="Prázdné: odjakživa" />
        <DateField {...input('valid_to')} hint="Prázdné: platí dosud" />
      </FieldRow>
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="Skrytý záznam se nenabízí; kde už je použit, zůstává."
      />
    </>
  );
}
