import { useRef } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { elementLabels, elementRules, elementSchema, elementValues } from './element-form.ts';
import type { ElementValues } from './element-form.ts';
import { BodyPanel, CoefficientsPanel, IndicatorPanel, WherePanel } from './ElementPanels.tsx';
import {
  useCreateElement,
  useDeleteElement,
  useRoomChoices,
  useSaveElement,
  useSpaceChoices,
} from './floors.queries.ts';
import { RowTools } from './RowTools.tsx';
import { nameAmong } from '#web/ui/history-words.ts';

interface ElementDialogProps {
  building: Building;
  element: Element;
  /** After a new element was saved. */
  onSaved?: (element: Element) => void;
  onClose: () => void;
}

/** A heating element, new or known. */
export function ElementDialog({ building, element, onSaved, onClose }: ElementDialogProps) {
  const { unit_id, pasport_building_element_id: id } = element;
  const { save, remove } = useElementSaving(element);
  const created = useRef<Element | null>(null);
  const leave = () => (created.current === null ? onClose() : onSaved?.(created.current));
  const spaces = useSpaceChoices(unit_id, building.pasport_id);
  const isNew = id === 0;
  const form = useContractForm<ElementValues>({
    schema: elementRules,
    initial: elementValues(element),
    recordKey: id,
    version: element.version,
    draftKey: `element.${building.pasport_building_id}.${id}`,
    labels: elementLabels,
    texts: {
      pasport_id: (value) => spaces.find((space) => space.id === value)?.name ?? '(žádný)',
    },
    onSave: async (changes, { values, version }) => {
      const saved = await save(isNew ? values : changes, version);
      if (isNew) created.current = saved;
      return saved;
    },
    onCancel: leave,
  });
  const rooms = useRoomChoices(unit_id, form.values.pasport_id);
  return (
    <ModalForm
      form={form}
      title={isNew ? 'Nové otopné těleso' : `Otopné těleso: ${element.element_type}`}
      saveLabel={isNew ? 'Založit těleso' : 'Uložit změny'}
      size="50rem"
      onClose={leave}
    >
      <WherePanel form={form} spaces={spaces} rooms={rooms} />
      <BodyPanel form={form} />
      <IndicatorPanel form={form} />
      <CoefficientsPanel form={form} />
      {isNew ? null : (
        <RowTools
          record_type="pasport_building_elements"
          unit_id={unit_id}
          record_id={id}
          labels={elementLabels}
          texts={{ pasport_id: nameAmong(spaces), pasport_room_id: nameAmong(rooms) }}
          removal={{
            label: 'Smazat těleso',
            question: 'Smazat otopné těleso? Bylo-li jen vyměněno, zapište raději, do kdy platilo.',
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

function useElementSaving(element: Element) {
  const { unit_id, pasport_building_id, pasport_building_element_id } = element;
  const creation = useCreateElement();
  const saving = useSaveElement();
  const removal = useDeleteElement();
  const params = { unit_id, pasport_building_id, id: String(pasport_building_element_id) };
  const save = async (fields: Partial<ElementValues>, version: number | undefined) => {
    if (pasport_building_element_id !== 0) {
      const body = elementSchema.partial().parse(fields);
      return saving.mutateAsync({ params, body: { ...body, version } });
    }
    const saved = await creation.mutateAsync({ params, body: elementSchema.parse(fields) });
    flash('Otopné těleso bylo založeno');
    return saved;
  };
  return { save, remove: () => removal.mutateAsync({ params }) };
}
