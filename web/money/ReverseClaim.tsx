import type { AccountLine } from '#contract/money/accounts.ts';
import { reverseClaim } from '#contract/money/claims.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useReverseClaim } from './money.queries.ts';
import { lineText } from './words.ts';

interface ReverseClaimProps {
  unit_id: number;
  line: AccountLine;
  onClose: () => void;
}

/** Puts a claim right by its opposite; nothing without a reason. */
export function ReverseClaim({ unit_id, line, onClose }: ReverseClaimProps) {
  const reversing = useReverseClaim();
  const form = useContractForm({
    schema: reverseClaim.body,
    initial: { reason: '' },
    onSave: async (_changes, { values: { reason } }) => {
      const params = { unit_id, ledger_claim_id: line.id };
      flash('Předpis je stornovaný', await reversing.mutateAsync({ params, body: { reason } }));
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Stornovat předpis: ${lineText(line)}`}
      saveLabel="Stornovat"
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label="Důvod"
        hint="Předpis zůstane, jak byl; zapíše se opačný se stejnou splatností."
        autoComplete="off"
        data-autofocus
      />
    </ModalForm>
  );
}
