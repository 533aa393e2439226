import {
  createRevisionType,
  deleteRevisionType,
  updateRevisionType,
} from '#contract/revision-types.ts';
import type { RevisionType } from '#contract/revision-types.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import {
  areaWords,
  optionsOf,
  revisionTexts,
  subjectWords,
  typeLabels as labels,
  unitWords,
} from './revision-words.ts';
import { typeReads } from './revisions.queries.ts';
import { typeSchema, typeValues } from './type-form.ts';
import type { TypeValues } from './type-form.ts';

/** Kinds of revisions; of a kind of the portal the name and what it is of are only read. */
export const typeKind: RecordKind<unknown, TypeValues, RevisionType> = {
  calls: { create: createRevisionType, update: updateRevisionType, remove: deleteRevisionType },
  params: (_client, id) => ({ id }),
  stale: typeReads,
  draftKey: (_client, id) => `revision-type.${id}`,
  rules: typeSchema,
  labels,
  texts: revisionTexts,
  idOf: ({ revision_type_id }) => revision_type_id,
  valuesOf: typeValues,
  titles: { create: 'Nový druh revize', edit: ({ name }) => name },
  saveLabels: { create: 'Založit druh revize', edit: 'Uložit změny' },
  told: ({ name }, isNew) => (isNew ? `Druh revize ${name} byl založen` : ''),
  history: (_client, { revision_type_id: record_id }) => ({
    record_type: 'revision_types',
    record_id,
  }),
  removal: {
    label: 'Smazat druh revize',
    question: ({ name }) =>
      `Smazat druh ${name}? Smazat lze jen druh, který žádné zařízení nemá; používaný raději skryjte.`,
    isAllowed: ({ is_system }) => !is_system,
  },
  Fields: TypeFields,
};

function TypeFields({ form, record }: FieldsProps<unknown, TypeValues, RevisionType>) {
  const isSystem = record?.is_system ?? false;
  return (
    <>
      <TextField
        {...form.field('name')}
        label={labels.name}
        readOnly={isSystem}
        hint={
          isSystem
            ? 'Druh z portálu se nepřejmenovává; obvyklou lhůtu ověřte a změnit ji můžete'
            : undefined
        }
        autoComplete="off"
        data-autofocus={isSystem ? undefined : true}
      />
      <FieldRow kind="pair">
        <SelectField
          {...form.field('area')}
          label={labels.area}
          options={optionsOf(areaWords)}
          disabled={isSystem}
        />
        <SelectField
          {...form.field('applies_to')}
          label={labels.applies_to}
          options={optionsOf(subjectWords)}
          disabled={isSystem}
        />
      </FieldRow>
      <FieldRow kind="pair">
        <NumberField
          {...form.field('interval_count')}
          label={labels.interval_count}
          data-autofocus={isSystem ? true : undefined}
        />
        <SelectField
          {...form.field('interval_unit')}
          label={labels.interval_unit}
          options={optionsOf(unitWords)}
        />
      </FieldRow>
      <NumberField {...form.field('warning_days')} label={labels.warning_days} />
      <TextField {...form.field('regulation')} label={labels.regulation} autoComplete="off" />
      <FieldRow kind="pair">
        <DateField {...form.field('valid_from')} label={labels.valid_from} />
        <DateField
          {...form.field('valid_to')}
          label={labels.valid_to}
          hint="Mimo platnost se příští revize nepočítá"
        />
      </FieldRow>
      <NumberField {...form.field('type_order')} label={labels.type_order} />
      <SwitchField {...form.field('hidden')} label={labels.hidden} />
    </>
  );
}
