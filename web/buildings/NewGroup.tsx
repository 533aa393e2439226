import { useRef } from 'react';
import type { Group } from '#contract/pasports/buildings.ts';
import { TextField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { buildingSchema, textsOf, valuesOf } from './building-form.ts';
import type { BuildingValues } from './building-form.ts';
import { groupLabels as labels } from './building-labels.ts';
import type { Choices } from './choices.ts';
import { useCreateGroup } from './groups.queries.ts';

interface NewGroupProps {
  record: Group;
  choices: Choices;
  onSaved: (group: Group) => void;
  onClose: () => void;
}

/** A new group of buildings; houses are added in its record. */
export function NewGroup({ record, choices, onSaved, onClose }: NewGroupProps) {
  const creation = useCreateGroup();
  const created = useRef<Group | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved(created.current));
  const form = useContractForm<BuildingValues>({
    schema: buildingSchema,
    initial: valuesOf(record),
    draftKey: `group.new.${record.unit_id}`,
    labels,
    texts: textsOf(choices),
    onSave: async (_changes, { values }) => {
      const { pasport_name, parent_id, comment } = buildingSchema.parse(values);
      created.current = await creation.mutateAsync({
        params: { unit_id: record.unit_id, id: '0' },
        body: { pasport_name, parent_id, comment },
      });
      return created.current;
    },
    onCancel: leave,
  });
  return (
    <ModalForm form={form} title="Nová skupina domů" saveLabel="Založit skupinu" onClose={leave}>
      <LicenceNote />
      <TextField
        {...form.field('pasport_name')}
        label={labels.pasport_name}
        autoComplete="off"
        data-autofocus
      />
      {choices.groups.length === 0 ? null : (
        <IdField
          {...form.field('parent_id')}
          label={labels.parent_id}
          choices={choices.groups}
          none="Žádná"
        />
      )}
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </ModalForm>
  );
}
