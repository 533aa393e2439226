import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { ClientRecordTools } from '#web/record/ClientRecordTools.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useCreatePlace, useDeletePlace, useSavePlace } from './degree-days.queries.ts';
import { placeLabels as labels, placeRules, placeSchema, placeValues } from './place-form.ts';
import type { PlaceValues } from './place-form.ts';
import styles from './degree-days.module.css';

/** Fields that only a place of the client's own may have changed. */
type OwnField = 'name' | 'altitude' | 'design_temperature' | 'norm_days' | 'norm_temperature';

interface PlaceDialogProps {
  /** A new place has id 0. */
  place: DegreeDayPlace;
  /** After a new place was saved. */
  onSaved: (place: DegreeDayPlace) => void;
  onClose: () => void;
}

/** A place or station with its norm; of a town of the portal only whether it is hidden. */
export function PlaceDialog({ place, onSaved, onClose }: PlaceDialogProps) {
  const { degree_day_place_id: id, is_system: readOnly } = place;
  const isNew = id === 0;
  const save = usePlaceSaving(id);
  const form = useContractForm<PlaceValues>({
    schema: placeRules,
    initial: placeValues(place),
    recordKey: id,
    version: place.version,
    draftKey: `degree-day-place.${id}`,
    labels,
    onSave: async (changes, { values, version }) => {
      const saved = await save(isNew ? values : changes, version);
      if (isNew) onSaved(saved);
      return saved;
    },
    onCancel: onClose,
  });
  const input = <N extends OwnField>(name: N) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
    readOnly,
  });
  return (
    <ModalForm
      form={form}
      title={isNew ? 'Nové místo nebo stanice' : `Místo: ${place.name}`}
      saveLabel={isNew ? 'Založit místo' : 'Uložit změny'}
      onClose={onClose}
    >
      {readOnly ? (
        <p className={styles.note}>
          Normové hodnoty dává portál (TNI 73 0331): místo můžete skrýt, ne změnit ani smazat.
        </p>
      ) : null}
      <TextField {...input('name')} {...(!readOnly && { 'data-autofocus': true })} />
      <FieldRow kind="pair">
        <NumberField {...input('altitude')} unit="m" />
        <NumberField {...input('design_temperature')} decimals={1} unit="°C" />
      </FieldRow>
      <FieldRow kind="pair">
        <NumberField {...input('norm_days')} />
        <NumberField {...input('norm_temperature')} decimals={1} unit="°C" />
      </FieldRow>
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="Skryté místo se nenabízí; jeho měsíce zůstávají."
      />
      {isNew ? null : <Tools place={place} onClose={onClose} />}
    </ModalForm>
  );
}

function Tools({ place, onClose }: Pick<PlaceDialogProps, 'place' | 'onClose'>) {
  const removal = useDeletePlace();
  const { degree_day_place_id: id, is_system, name } = place;
  return (
    <ClientRecordTools
      record_type="degree_day_places"
      record_id={id}
      labels={labels}
      removal={
        is_system
          ? undefined
          : {
              label: 'Smazat místo',
              question: `Smazat „${name}“? Smazat lze jen místo bez zapsaných měsíců.`,
              onRemove: () => removal.mutateAsync({ params: { id } }),
              onRemoved: onClose,
            }
      }
    />
  );
}

function usePlaceSaving(id: number) {
  const creation = useCreatePlace();
  const saving = useSavePlace();
  return async (fields: Partial<PlaceValues>, version: number | undefined) => {
    if (id !== 0) {
      const body = placeSchema.partial().parse(fields);
      return saving.mutateAsync({ params: { id }, body: { ...body, version } });
    }
    const saved = await creation.mutateAsync({ body: placeSchema.parse(fields) });
    flash(`Místo „${saved.name}“ bylo založeno`);
    return saved;
  };
}
