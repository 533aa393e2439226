import {
  createRevisionType,
  deleteRevisionType,
  revisionTypeInput,
  updateRevisionType,
} from '#contract/revision-types.ts';
import type { RevisionType } from '#contract/revision-types.ts';
import { labelsOf, ruledBy, valuesOf } from '#contract/record.ts';
import { revisionTypeChecks, revisionTypeFields } from '#contract/revision-type-record.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { typeTexts } from './revision-words.ts';
import { typeReads } from './revisions.queries.ts';
import type { TypeValues } from './type-form.ts';

/** Kinds of revisions; of a kind of the portal the name and what it is of are only read. */
export const typeKind: RecordKind<unknown, TypeValues, RevisionType> = {
  calls: { create: createRevisionType, update: updateRevisionType, remove: deleteRevisionType },
  params: (_client, id) => ({ id }),
  stale: typeReads,
  draftKey: (_client, id) => `revision-type.${id}`,
  rules: ruledBy(revisionTypeInput, revisionTypeChecks),
  labels: labelsOf(revisionTypeFields),
  texts: typeTexts,
  idOf: ({ revision_type_id }) => revision_type_id,
  valuesOf: (type) => valuesOf(revisionTypeFields, type),
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
  const looks = record?.is_system === true ? ofPortal : ofClient;
  return (
    <RecordFields
      fields={revisionTypeFields}
      form={form}
      looks={looks}
      rows={[
        ['area', 'applies_to'],
        ['interval_count', 'interval_unit'],
        ['valid_from', 'valid_to'],
      ]}
    />
  );
}

const ofClient = { name: { 'data-autofocus': true } };
const ofPortal = {
  name: {
    readOnly: true,
    hint: 'Druh z portálu se nepřejmenovává; obvyklou lhůtu ověřte a změnit ji můžete',
  },
  area: { disabled: true },
  applies_to: { disabled: true },
  interval_count: { 'data-autofocus': true },
};
