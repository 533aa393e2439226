import { listHeatings } from '#contract/heating.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import {
  createElement,
  deleteElement,
  elementInput,
  listElements,
  updateElement,
} from '#contract/pasports/floors.ts';
import { elementChecks, elementFields } from '#contract/pasports/element-record.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { labelsOf, ruledBy, valuesOf } from '#contract/record.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import type { RecordRules } from '#web/record/record-kind.ts';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import type { ElementValues } from './element-form.ts';
import { ElementPanels } from './ElementPanels.tsx';
import { useRoomChoices, useSpaceChoices } from './floors.queries.ts';

/** Heating elements of a building. */
const elementKind: RecordRules<Building, ElementValues, Element> = {
  calls: { create: createElement, update: updateElement, remove: deleteElement },
  params: ({ unit_id, pasport_building_id }, id) => ({
    unit_id,
    pasport_building_id,
    id: String(id),
  }),
  // Lists of heating count the elements that use their rows.
  stale: [listElements, listRecordHistory, listHeatings],
  draftKey: ({ pasport_building_id }, id) => `element.${pasport_building_id}.${id}`,
  rules: ruledBy(elementInput, elementChecks),
  labels: labelsOf(elementFields),
  idOf: ({ pasport_building_element_id }) => pasport_building_element_id,
  valuesOf: (element) => valuesOf(elementFields, element),
  titles: {
    create: 'Nové otopné těleso',
    of: ({ pasport_name }) => pasport_name,
    edit: ({ element_type }, { pasport_name }) => `Otopné těleso ${element_type}: ${pasport_name}`,
  },
  saveLabels: { create: 'Založit těleso', edit: 'Uložit změny' },
  told: (_element, isNew) => (isNew ? 'Otopné těleso bylo založeno' : ''),
  history: ({ unit_id }, { pasport_building_element_id: record_id }) => ({
    record_type: 'pasport_building_elements',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat těleso',
    question: () => 'Smazat otopné těleso? Bylo-li jen vyměněno, zapište raději, do kdy platilo.',
  },
};

type ElementDialogProps = Omit<RecordFormInput<Building, ElementValues, Element>, 'kind'>;

/** A heating element, new or known; its rooms are those of its space. */
export function ElementDialog(props: ElementDialogProps) {
  const { where, record, onClose } = props;
  const { unit_id, pasport_id } = where;
  const spaces = useSpaceChoices(unit_id, pasport_id);
  const nameOfSpace = (value: unknown) => spaces.find(({ id }) => id === value)?.name;
  const form = useRecordForm({
    ...props,
    kind: elementKind,
    texts: { pasport_id: (value) => nameOfSpace(value) ?? '(žádný)' },
  });
  const rooms = useRoomChoices(unit_id, form.values.pasport_id);
  return (
    <RecordForm
      kind={elementKind}
      where={where}
      form={form}
      record={record}
      texts={{ pasport_id: nameAmong(spaces), pasport_room_id: nameAmong(rooms) }}
      onClose={onClose}
    >
      <ElementPanels form={form} spaces={spaces} rooms={rooms} />
    </RecordForm>
  );
}
