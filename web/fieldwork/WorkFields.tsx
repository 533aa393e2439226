import { workFields, workVersionFields } from '#contract/fieldwork/work-record.ts';
import { NEEDS } from '#contract/fieldwork/work-words.ts';
import type { Work, WorkVersion } from '#contract/fieldwork/works.ts';
import type { FormOf } from '#contract/record.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import type { FieldsProps } from '#web/record/record-kind.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { ChecklistField } from './ChecklistField.tsx';
import styles from './fieldwork.module.css';
import { useRevisionTypeNames } from './fieldwork.queries.ts';

type WorkValues = FormOf<typeof workFields>;
type VersionValues = FormOf<typeof workVersionFields>;

const kindChoices = [
  { value: '', label: 'Kterékoli měřidlo' },
  ...Object.entries(workFields.meter_kind.value.names ?? {}).map(([value, label]) => ({
    value,
    label,
  })),
];

/** Fields of a work itself; of a meter or of a revision is asked only where it writes such. */
export function WorkFields<V extends WorkValues>({
  form: whole,
  isNew = false,
}: {
  form: ContractForm<V>;
  isNew?: boolean;
}) {
  // A form that holds more than a work holds its fields too.
  const form = whole as unknown as ContractForm<WorkValues>;
  const types = useRevisionTypeNames(useActiveUnit()?.unit_id);
  const { writes, meter_kind } = form.values;
  const ofMeter = writes === 'reading' || writes === 'exchange';
  return (
    <RecordFields
      fields={workFields}
      form={form}
      looks={{ code: { 'data-autofocus': true } }}
      rows={[['code', 'name']]}
      controls={{
        writes: (
          <SelectField
            key="writes"
            {...form.field('writes')}
            // What it was of before is not of what it writes now.
            onChange={(next) =>
              form.setFields({ writes: next, meter_kind: null, revision_type_id: null })
            }
            label={workFields.writes.label}
            hint={workFields.writes.hint}
            options={Object.entries(workFields.writes.value.names ?? {}).map(([value, label]) => ({
              value,
              label,
            }))}
          />
        ),
        meter_kind: ofMeter ? (
          <SelectField
            key="meter_kind"
            {...form.field('meter_kind')}
            value={meter_kind ?? ''}
            onChange={(kind) => form.setFields({ meter_kind: kind === '' ? null : kind })}
            label={workFields.meter_kind.label}
            options={kindChoices}
          />
        ) : null,
        revision_type_id:
          writes === 'revision' ? (
            <IdField
              key="revision_type_id"
              {...form.field('revision_type_id')}
              label={workFields.revision_type_id.label}
              choices={types}
              none="Kterýkoli druh revize"
            />
          ) : null,
        // A new work is made to be offered.
        ...(isNew && { hidden: null }),
      }}
    />
  );
}

/** Fields of a version. */
export function VersionFields({
  form,
}: Pick<FieldsProps<unknown, VersionValues, WorkVersion>, 'form'>) {
  const fields = { fields: workVersionFields, form } as const;
  return (
    <>
      <RecordFields
        {...fields}
        names={['valid_from', 'duration_minutes', 'price', 'material', 'preparation']}
        rows={[['duration_minutes', 'price']]}
      />
      <Wide>
        <fieldset className={styles.needs}>
          <legend>Povinné údaje</legend>
          <RecordFields {...fields} names={NEEDS} />
        </fieldset>
      </Wide>
      <Wide>
        <RecordFields {...fields} names={['keeps_position']} />
      </Wide>
      <Wide>
        <ChecklistField
          {...form.field('checklist')}
          label={workVersionFields.checklist.label}
          hint={workVersionFields.checklist.hint}
        />
      </Wide>
    </>
  );
}

/** Fields of a new work with those of its first version. */
export function NewWorkFields({
  form,
}: Pick<FieldsProps<undefined, WorkValues & VersionValues, Work>, 'form'>) {
  return (
    <>
      <WorkFields form={form} isNew />
      <VersionFields form={form} />
    </>
  );
}
