import { useRef } from 'react';
import { groupFields } from '#contract/pasports/building-record.ts';
import { buildingInput, type Group } from '#contract/pasports/buildings.ts';
import { labelsOf } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { textsOf } from './building-form.ts';
import type { BuildingValues } from './building-form.ts';
import type { Choices } from './choices.ts';
import { useCreateGroup } from './groups.queries.ts';
import { placeControls } from './place-controls.tsx';

interface NewGroupProps {
  unit_id: number;
  initial: BuildingValues;
  choices: Choices;
  onSaved: (group: Group) => void;
  onClose: () => void;
}

/** A new group of buildings; houses are added in its record. */
export function NewGroup({ unit_id, initial, choices, onSaved, onClose }: NewGroupProps) {
  const creation = useCreateGroup();
  const created = useRef<Group | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved(created.current));
  const form = useContractForm<BuildingValues>({
    schema: buildingInput,
    initial,
    draftKey: `group.new.${unit_id}`,
    labels: labelsOf(groupFields),
    texts: textsOf(choices),
    onSave: async (_changes, { values }) => {
      const { pasport_name, parent_id, comment } = buildingInput.parse(values);
      created.current = await creation.mutateAsync({
        params: { unit_id, id: '0' },
        body: { pasport_name, parent_id, comment },
      });
      return created.current;
    },
    onCancel: leave,
  });
  const { groups } = choices;
  const fields = groupFields;
  return (
    <ModalForm form={form} title="Nová skupina domů" saveLabel="Založit skupinu" onClose={leave}>
      <LicenceNote />
      <RecordFields
        fields={fields}
        form={form}
        names={
          groups.length === 0
            ? ['pasport_name', 'comment']
            : ['pasport_name', 'parent_id', 'comment']
        }
        controls={placeControls({ form, fields, choices, parents: groups, noParent: 'Žádná' })}
        looks={{ pasport_name: { 'data-autofocus': true } }}
      />
    </ModalForm>
  );
}
