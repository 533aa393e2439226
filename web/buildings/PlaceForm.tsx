import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BodyOf } from '#contract/endpoint.ts';
import { buildingInput, type Building, type updateBuilding } from '#contract/pasports/buildings.ts';
import { labelsOf } from '#contract/record.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { buildingValues, textsOf } from './building-form.ts';
import type { BuildingValues, PlaceFields } from './building-form.ts';
import type { Choices } from './choices.ts';
import { FORM_PLACE } from './place.ts';
import { placeControls } from './place-controls.tsx';
import styles from './buildings.module.css';

type Body = Partial<BodyOf<typeof updateBuilding>>;

interface PlaceFormProps {
  record: Building;
  fields: PlaceFields;
  words: {
    /** Name of the form for readers. */
    form: string;
    /** Being in no group. */
    noParent: string;
    hide: string;
    remove: string;
    question: string;
  };
  choices: Choices;
  /** Groups that the record may be in. */
  parents: Choices['groups'];
  onSave: (body: Body) => Promise<Building>;
  onRemove: () => void;
  removal: { readonly error: unknown; readonly isPending: boolean };
  onClose: () => void;
}

/** The form of a building or a group: they have the same fields (specification, section 3). */
export function PlaceForm(props: PlaceFormProps) {
  const { record, fields, words, choices, parents, onSave, onClose } = props;
  const form = useContractForm<BuildingValues>({
    schema: buildingInput,
    initial: buildingValues(record),
    recordKey: record.pasport_building_id,
    version: record.version,
    draftKey: `building.${record.pasport_building_id}`,
    labels: labelsOf(fields),
    texts: textsOf(choices),
    onSave: async (changes, { version }) => {
      const saved = await onSave({ ...buildingInput.partial().parse(changes), version });
      flash('Změny byly uloženy');
      return saved;
    },
    onCancel: onClose,
  });
  const { noParent } = words;
  return (
    <div className={styles.section}>
      <Form form={form} label={words.form} place={FORM_PLACE}>
        <RecordPanels
          fields={fields}
          form={form}
          controls={placeControls({ form, fields, choices, parents, noParent })}
          rows={rows}
        />
        <SaveBar form={form} updated={`Aktualizováno: ${formatDateTime(record.updated)}`} />
      </Form>
      <Removal {...props} />
    </div>
  );
}

const rows = [
  ['registry_number', 'house_number'],
  ['zip', 'city_name'],
  ['pasport_order', 'hidden'],
  ['center', 'commission'],
  ['land_registry_code', 'parcel_number'],
] as const;

/** Hiding and deletion, apart from the form's own button. */
function Removal({ record, words, onSave, onRemove, removal }: PlaceFormProps) {
  const [isHiding, setHiding] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const hide = async () => {
    setHiding(true);
    setFault(null);
    try {
      await onSave({ hidden: !record.hidden, version: record.version });
      flash('Změny byly uloženy');
    } catch (error) {
      setFault(error);
    }
    setHiding(false);
  };
  const remove = async () => {
    setFault(null);
    const { question: message, remove: title } = words;
    if (await confirm({ title, message, confirmLabel: 'Smazat', danger: true })) onRemove();
  };
  return (
    <section className={styles.removal} aria-label="Skrytí a smazání">
      <ErrorLine error={fault ?? removal.error} />
      <div className={styles.buttons}>
        <Button variant="default" loading={isHiding} onClick={() => void hide()}>
          {words.hide}
        </Button>
        <Button
          variant="outline"
          color="red"
          loading={removal.isPending}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      </div>
    </section>
  );
}
