import { emptyOf, labelsOf } from '#contract/record.ts';
import { revisionFields } from '#contract/revision-record.ts';
import type { Revision } from '#contract/revisions.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { FirmField } from '#web/core/firms/FirmField.tsx';
import { HousesField } from './HousesField.tsx';
import { newSchema, placesOf } from './revision-form.ts';
import type { NewValues } from './revision-form.ts';
import { useCreateRevisions, useHouses, useRevisionTypes, useSpaces } from './revisions.queries.ts';

const { pasport_id: _place, hidden: _hidden, ...empty } = emptyOf(revisionFields);
const labels = { ...labelsOf(revisionFields), pasport_ids: 'Domy' };

interface NewRevisionsProps {
  unit_id: number;
  /** The kind chosen beforehand; 0 for none. */
  type: number;
  /** The house chosen beforehand. */
  house: number | undefined;
  onSaved: (made: readonly Revision[]) => void;
  onClose: () => void;
}

/** New devices of a kind: one in each of the houses, or one in a space. */
export function NewRevisions({ unit_id, type, house, onSaved, onClose }: NewRevisionsProps) {
  const creation = useCreateRevisions();
  const form = useContractForm<NewValues>({
    schema: newSchema,
    initial: {
      ...empty,
      revision_type_id: type === 0 ? null : type,
      active_from: todayInPrague(),
      pasport_ids: house === undefined ? null : [house],
      space_id: null,
    },
    labels,
    onSave: async (_changes, { values }) => {
      const read = newSchema.parse(values);
      const { space_id: _space, ...fields } = read;
      const body = { ...fields, pasport_ids: placesOf(read) };
      const answer = await creation.mutateAsync({ params: { unit_id }, body });
      const made = answer.values;
      const count = made.length;
      flash(
        `${count} ${czechPlural(count, 'zařízení založeno', 'zařízení založena', 'zařízení založeno')}`,
        answer,
      );
      onSaved(made);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Nové zařízení k revizi"
      saveLabel="Založit zařízení"
      onClose={onClose}
    >
      <NewInputs form={form} unit_id={unit_id} />
    </ModalForm>
  );
}

function NewInputs({ form, unit_id }: { form: ContractForm<NewValues>; unit_id: number }) {
  const types = useRevisionTypes(unit_id, false).data?.values ?? [];
  const houses = useHouses(unit_id);
  const { pasport_ids } = form.values;
  const only = pasport_ids?.length === 1 ? (pasport_ids[0] ?? null) : null;
  const spaces = useSpaces(unit_id, only);
  const inHouses = form.field('pasport_ids');
  return (
    <>
      <IdField
        {...form.field('revision_type_id')}
        label={labels.revision_type_id}
        choices={types.map((each) => ({ id: each.revision_type_id, name: each.name }))}
      />
      <TextField
        {...form.field('device_name')}
        label={labels.device_name}
        hint="Například výtah, plynovod, hydrant ve 2. NP"
        autoComplete="off"
        data-autofocus
      />
      <HousesField
        {...inHouses}
        onChange={(ids) => form.setFields({ pasport_ids: ids, space_id: null })}
        label={labels.pasport_ids}
        houses={houses}
      />
      {only === null ? null : (
        <IdField {...form.field('space_id')} label="Prostor" choices={spaces} none="celý dům" />
      )}
      <FieldRow kind="pair">
        <TextField
          {...form.field('device_number')}
          label={labels.device_number}
          autoComplete="off"
        />
        <DateField
          {...form.field('active_from')}
          label={labels.active_from}
          hint={revisionFields.active_from.hint}
        />
      </FieldRow>
      <FirmField {...form.field('address_id')} label={labels.address_id} unit_id={unit_id} />
      <TextAreaField {...form.field('note')} label={labels.note} />
    </>
  );
}
