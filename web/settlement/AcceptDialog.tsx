import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { z } from 'zod';
import { requiredText } from '#contract/fields.ts';
import type { Settlement, SettlementCheck } from '#contract/settlement/settlements.ts';
import { checkNames } from '#contract/settlement/words.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { Note } from '#web/ui/Note.tsx';
import { useAcceptCheck } from './settlement.queries.ts';

interface AcceptDialogProps {
  settlement: Settlement;
  check: SettlementCheck;
  onClose: () => void;
}

const schema = z.object({ reason: requiredText(500) });

/** Why what a check has found may stay as it is. */
export function AcceptDialog({ settlement, check, onClose }: AcceptDialogProps) {
  const { unit_id, settlement_id } = settlement;
  const accepting = useAcceptCheck();
  const form = useContractForm<{ reason: string }>({
    schema,
    initial: { reason: '' },
    labels: { reason: 'Důvod' },
    onSave: async (_changes, { values }) => {
      const { kind, found } = check;
      const body = { kind, found, ...schema.parse(values) };
      flash('Přijato', await accepting.mutateAsync({ params: { unit_id, settlement_id }, body }));
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`${checkNames[check.kind]}: ${settlementTitle(settlement)}`}
      saveLabel="Přijmout"
      onClose={onClose}
    >
      <Note>
        Přijetí platí jen pro to, co kontrola našla teď. Když se nález změní, zeptá se znovu.
      </Note>
      <TextAreaField {...form.field('reason')} label="Důvod" required data-autofocus />
    </ModalForm>
  );
}
