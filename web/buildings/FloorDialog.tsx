import { useRef } from 'react';
import type { Floor } from '#contract/pasports/floors.ts';
import { TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { floorLabels as labels, floorSchema, floorValues, withUsualFloor } from './floor-form.ts';
import type { FloorValues } from './floor-form.ts';
import { useCreateFloor, useDeleteFloor, useSaveFloor } from './floors.queries.ts';
import { RowTools } from './RowTools.tsx';

interface FloorDialogProps {
  floor: Floor;
  /** After a new floor was saved. */
  onSaved?: (floor: Floor) => void;
  onClose: () => void;
}

/** A floor, new or known. */
export function FloorDialog({ floor, onSaved, onClose }: FloorDialogProps) {
  const { save, remove } = useFloorSaving(floor);
  const created = useRef<Floor | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved?.(created.current));
  const isNew = floor.pasport_floor_id === 0;
  const form = useContractForm<FloorValues>({
    schema: floorSchema,
    initial: floorValues(floor),
    recordKey: floor.pasport_floor_id,
    version: floor.version,
    draftKey: `floor.${floor.pasport_id}.${floor.pasport_floor_id}`,
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
      title={isNew ? 'Nové podlaží' : `Podlaží ${floor.code}`}
      saveLabel={isNew ? 'Založit podlaží' : 'Uložit změny'}
      onClose={leave}
    >
      <FloorInputs form={form} />
      {isNew ? null : (
        <RowTools
          record_type="pasport_floors"
          unit_id={floor.unit_id}
          record_id={floor.pasport_floor_id}
          labels={labels}
          removal={{
            label: 'Smazat podlaží',
            question: `Smazat podlaží ${floor.code}? Smazat lze jen podlaží bez prostorů.`,
            onRemove: remove,
            onRemoved: () => {
              form.discard();
              onClose();
            },
          }}
        />
      )}
    </ModalForm>
  );
}

function FloorInputs({ form }: { form: ReturnType<typeof useContractForm<FloorValues>> }) {
  const number = form.field('floor');
  return (
    <>
      <FieldRow kind="pair">
        <NumberField
          {...number}
          label={labels.floor}
          hint="1 je přízemí, −1 první podzemní"
          onChange={(floor) => form.setFields(withUsualFloor(form.values, floor))}
          data-autofocus
        />
        <TextField {...form.field('code')} label={labels.code} autoComplete="off" />
      </FieldRow>
      <TextField {...form.field('name')} label={labels.name} autoComplete="off" />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}

function useFloorSaving({ unit_id, pasport_id, pasport_floor_id }: Floor) {
  const creation = useCreateFloor();
  const saving = useSaveFloor();
  const removal = useDeleteFloor();
  const params = { unit_id, pasport_id, id: String(pasport_floor_id) };
  const save = async (fields: Partial<FloorValues>, version: number | undefined) => {
    const body = floorSchema.partial().parse(fields);
    if (pasport_floor_id !== 0) return saving.mutateAsync({ params, body: { ...body, version } });
    const saved = await creation.mutateAsync({ params, body: floorSchema.parse(fields) });
    flash(`Podlaží ${saved.code} bylo založeno`);
    return saved;
  };
  return { save, remove: () => removal.mutateAsync({ params }) };
}
