import {
  createHeating,
  deleteHeating,
  listHeatingChoices,
  listHeatings,
  updateHeating,
} from '#contract/heating.ts';
import type { Heating } from '#contract/heating.ts';
import { heatingFields } from '#contract/heating-record.ts';
import { valuesOf } from '#contract/record.ts';
import { listPasportChoices } from '#contract/pasports/buildings.ts';
import { listElements } from '#contract/pasports/floors.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import { heatingKinds, valueDecimals, type HeatingKind } from '#contract/rules/heating-value.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { heatingLabels as labels, heatingRules } from './heating-form.ts';
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
    valuesOf: (row) => valuesOf(heatingFields, row),
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
  return (
    <RecordFields
      fields={heatingFields}
      form={form}
      looks={{
        code: readOnly ? { readOnly } : { 'data-autofocus': true },
        name: { readOnly, hint: record && renamingHint(record) },
        valid_from: { readOnly },
        valid_to: { readOnly },
      }}
      controls={{
        value:
          decimals === null ? null : (
            <NumberField
              {...form.field('value')}
              label={heatingFields.value.label}
              decimals={decimals}
              readOnly={readOnly}
            />
          ),
      }}
      rows={[
        ['code', 'value'],
        ['valid_from', 'valid_to'],
      ]}
    />
  );
}
