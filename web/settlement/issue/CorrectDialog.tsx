import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { correctSettlement } from '#contract/settlement/statements.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useCorrect } from '../settlement.queries.ts';
import styles from '../settlement.module.css';

interface CorrectDialogProps {
  settlement: Settlement;
  /** Offered where something leads to the correction. */
  reason?: string;
  onClose: () => void;
}

const schema = correctSettlement.body;
const labels = { reason: 'Důvod opravy' };

/** Why issued statements are to be corrected, and what follows. */
export function CorrectDialog({ settlement, reason = '', onClose }: CorrectDialogProps) {
  const { unit_id, settlement_id } = settlement;
  const correcting = useCorrect();
  const form = useContractForm<{ reason: string }>({
    schema,
    initial: { reason },
    labels,
    onSave: async (_changes, { values }) => {
      const body = schema.parse(values);
      await correcting.mutateAsync({ params: { unit_id, settlement_id }, body });
      flash('Vyúčtování je otevřené k opravě');
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Opravit vyúčtování: ${settlementTitle(settlement)}`}
      saveLabel="Otevřít k opravě"
      onClose={onClose}
    >
      <ul className={styles.sentences}>
        <li>Opravte podklady, vyúčtování spočítejte znovu, zkontrolujte a vydejte.</li>
        <li>Vydá se jako další verze a každý v ní uvidí rozdíl proti té předchozí.</li>
        <li>Dokud opravu nevydáte, platí to, co je vydané teď.</li>
      </ul>
      <TextAreaField
        {...form.field('reason')}
        label={labels.reason}
        hint="Příjemci ho uvidí v opraveném vyúčtování."
        data-autofocus
      />
    </ModalForm>
  );
}
