import type { FormValues } from '#web/form/changes.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import { usePersons } from '../people/persons.ts';
import { useNewPerson } from '../people/useNewPerson.tsx';
import type { SpaceKind, SpaceRecord, SpaceWhere } from './record-kind.ts';

interface RecordDialogProps<V extends FormValues, S extends SpaceRecord> extends RecordFormInput<
  SpaceWhere,
  V,
  S
> {
  readonly kind: SpaceKind<V, S>;
}

/** One record of a space over time, with a way to a person who is not in the address book yet. */
export function RecordDialog<V extends FormValues, S extends SpaceRecord>(
  props: RecordDialogProps<V, S>,
) {
  const { kind, where, record, initial, texts, onClose } = props;
  const { unit_id, pasport_id } = where;
  const { nameOf } = usePersons(unit_id, 'address_id' in initial);
  const form = useRecordForm({ ...props, texts: { address_id: personText(nameOf), ...texts } });
  const newPerson = useNewPerson({ unit_id, pasport_id }, (address_id) =>
    form.setFields({ address_id } as unknown as Partial<V>),
  );
  const { Fields } = kind;
  // One dialog at a time: a form within a form would save with it.
  if (newPerson.dialog !== null) return newPerson.dialog;
  return (
    <RecordForm kind={kind} where={where} form={form} record={record} onClose={onClose}>
      <Fields where={where} form={form} record={record} onNewPerson={newPerson.ask} />
    </RecordForm>
  );
}

/** Text of an ended choice for the differences of a conflict. */
function personText(nameOf: (address_id: number) => string | undefined) {
  return (value: unknown) =>
    typeof value === 'number' ? (nameOf(value) ?? 'osoba mimo adresář') : '(nevybráno)';
}
