import { useRef } from 'react';
import { unitContractFields, unitContractRules } from '#contract/contracts/contract-record.ts';
import { unitContractInput, type UnitContract } from '#contract/contracts/contracts.ts';
import { emptyOf, ruledBy } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { Note } from '#web/ui/Note.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { contractLabels, contractTexts, type ContractValues } from './contract-words.ts';
import { useCreateContract } from './contracts.queries.ts';
import { noticeNote } from './notice-note.ts';
import { firstValues, useContractControls } from './useContractControls.tsx';

interface NewContractProps {
  unit_id: number;
  onSaved: (made: UnitContract) => void;
  onClose: () => void;
}

const schema = ruledBy(unitContractInput, unitContractRules);
const names = [
  'kind',
  'name',
  'address_id',
  'contract_number',
  'pasport_id',
  'valid_from',
  'valid_to',
  'open_ended',
  'renewal_months',
  'notice_count',
  'notice_unit',
  'price',
  'price_period',
] as const;

/** A new contract; the rest of it and its files are written on its record. */
export function NewContract({ unit_id, onSaved, onClose }: NewContractProps) {
  const creation = useCreateContract();
  const made = useRef<UnitContract>(undefined);
  const form = useContractForm<ContractValues>({
    schema,
    initial: firstValues(emptyOf(unitContractFields)),
    labels: contractLabels,
    texts: contractTexts,
    onSave: async (_changes, { values }) => {
      const body = unitContractInput.parse(values);
      const answer = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Smlouva byla založena', answer);
      made.current = answer;
      return values;
    },
    onCancel: onClose,
  });
  const controls = useContractControls({ unit_id, form, isNew: true });
  const note = noticeNote(form.values, todayInPrague());
  return (
    <ModalForm
      form={form}
      title="Nová smlouva"
      saveLabel="Založit smlouvu"
      // The dialog closes itself when it has saved; then the new contract opens instead.
      onClose={() => (made.current === undefined ? onClose() : onSaved(made.current))}
    >
      <RecordFields
        fields={unitContractFields}
        form={form}
        names={names}
        controls={controls}
        rows={[
          ['valid_from', 'valid_to'],
          ['notice_count', 'notice_unit'],
          ['price', 'price_period'],
        ]}
      />
      {note === undefined ? null : <Note>{note}</Note>}
    </ModalForm>
  );
}
