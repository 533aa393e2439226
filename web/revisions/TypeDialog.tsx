import { useRef } from 'react';
import type { RevisionType } from '#contract/revision-types.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { Removal } from '#web/record/Removal.tsx';
import {
  areaWords,
  optionsOf,
  subjectWords,
  typeLabels as labels,
  unitWords,
} from './revision-words.ts';
import { TypeHistory } from './RevisionHistory.tsx';
import { useCreateType, useDeleteType, useSaveType } from './revisions.queries.ts';
import { typeChanges, typeSchema, typeValues } from './type-form.ts';
import type { TypeValues } from './type-form.ts';

interface TypeDialogProps {
  /** With id 0 for a new kind. */
  type: RevisionType;
  onSaved?: (type: RevisionType) => void;
  onClose: () => void;
}

/** A kind of revisions, new or known. */
export function TypeDialog({ type, onSaved, onClose }: TypeDialogProps) {
  const { save, remove } = useTypeSaving(type);
  const created = useRef<RevisionType | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved?.(created.current));
  const isNew = type.revision_type_id === 0;
  const form = useContractForm<TypeValues>({
    schema: typeSchema,
    initial: typeValues(type),
    recordKey: type.revision_type_id,
    version: isNew ? undefined : type.version,
    draftKey: `revision-type.${type.revision_type_id}`,
    labels,
    onSave: async (changes, { values, version }) => {
      const saved = await save(isNew ? values : changes, version);
      if (isNew) created.current = saved;
      return saved;
    },
    onCancel: leave,
  });
  return (
    <ModalForm
      form={form}
      title={isNew ? 'Nový druh revize' : type.name}
      saveLabel={isNew ? 'Založit druh revize' : 'Uložit změny'}
      onClose={leave}
    >
      <TypeInputs form={form} isSystem={type.is_system} />
      {isNew ? null : (
        <FormPanel heading="Historie" collapsible lazy>
          <Wide>
            <TypeHistory record_id={type.revision_type_id} />
          </Wide>
        </FormPanel>
      )}
      {isNew || type.is_system ? null : (
        <Removal
          label="Smazat druh revize"
          question={`Smazat druh ${type.name}? Smazat lze jen druh, který žádné zařízení nemá; používaný raději skryjte.`}
          onRemove={remove}
          onRemoved={() => {
            form.discard();
            onClose();
          }}
        />
      )}
    </ModalForm>
  );
}

interface InputsProps {
  form: ReturnType<typeof useContractForm<TypeValues>>;
  isSystem: boolean;
}

function TypeInputs({ form, isSystem }: InputsProps) {
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

function useTypeSaving({ revision_type_id }: RevisionType) {
  const creation = useCreateType();
  const saving = useSaveType();
  const removal = useDeleteType();
  const params = { id: String(revision_type_id) };
  const save = async (fields: Partial<TypeValues>, version: number | undefined) => {
    if (revision_type_id !== 0) {
      const body = typeChanges.parse(fields);
      return saving.mutateAsync({ params, body: { ...body, version } });
    }
    const saved = await creation.mutateAsync({ body: typeSchema.parse(fields) });
    flash(`Druh revize ${saved.name} byl založen`);
    return saved;
  };
  return { save, remove: () => removal.mutateAsync({ params }) };
}
