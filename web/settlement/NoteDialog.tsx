import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { settlementFields } from '#contract/settlement/settlement-record.ts';
import { settlementInput, type Settlement } from '#contract/settlement/settlements.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveNote } from './settlement.queries.ts';
import { settlementLabels } from './words.ts';

const schema = settlementInput.pick({ note: true });
type Note = { note: string };

/** The note of a settlement, which may be changed whatever its state. */
export function NoteDialog({
  settlement,
  onClose,
}: {
  settlement: Settlement;
  onClose: () => void;
}) {
  const { unit_id, settlement_id, version, note } = settlement;
  const saving = useSaveNote();
  const form = useContractForm<Note>({
    schema,
    initial: { note },
    recordKey: settlement_id,
    version,
    labels: settlementLabels,
    onSave: async (changes, { version: seen }) => {
      const saved = await saving.mutateAsync({
        params: { unit_id, id: String(settlement_id) },
        body: { ...schema.partial().parse(changes), version: seen ?? version },
      });
      flash('Poznámka byla uložena', saved);
      return { note: saved.note, version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Poznámka: ${settlementTitle(settlement)}`}
      saveLabel="Uložit poznámku"
      onClose={onClose}
    >
      <TextAreaField
        {...form.field('note')}
        label={settlementFields.note.label}
        rows={4}
        data-autofocus
      />
    </ModalForm>
  );
}
