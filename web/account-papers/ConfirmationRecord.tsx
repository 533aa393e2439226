import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import { useState } from 'react';
import { requestedText } from '#contract/money/confirmation-text.ts';
import { revokeConfirmation, type DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import { ConfirmationDialog } from '#web/core/account-papers/ConfirmationDialog.tsx';
import {
  usePrintConfirmation,
  useRevokeConfirmation,
} from '#web/core/account-papers/papers.queries.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './account-papers.module.css';
import { ConfirmationLinks } from './ConfirmationLinks.tsx';
import { spaceText, stateText } from './confirmation-columns.tsx';

interface ConfirmationRecordProps {
  confirmation: DebtConfirmation;
  onClose: () => void;
}

/** One confirmation: its paper, and its revoking where it was wrong. */
export function ConfirmationRecord({ confirmation, onClose }: ConfirmationRecordProps) {
  const [step, setStep] = useState<'revoke' | 'replace' | 'links' | null>(null);
  if (step === 'revoke') return <RevokeDialog confirmation={confirmation} onClose={onClose} />;
  if (step === 'links') return <ConfirmationLinks confirmation={confirmation} onClose={onClose} />;
  if (step === 'replace')
    return <ConfirmationDialog account={confirmation} replaced={confirmation} onClose={onClose} />;
  return (
    <LateModal opened size="lg" onClose={onClose} title={`Potvrzení č. ${confirmation.number}`}>
      <div className={styles.part}>
        <ConfirmationFacts confirmation={confirmation} />
        <div className={styles.actions}>
          <PrintButton confirmation={confirmation} />
          <Button
            variant="default"
            leftSection={<IconLink size="1.125rem" aria-hidden="true" />}
            onClick={() => setStep('links')}
          >
            Odkaz na potvrzení
          </Button>
          {confirmation.revoked === '' ? (
            <>
              <Button variant="default" onClick={() => setStep('replace')}>
                Vydat nové místo něj
              </Button>
              <Button variant="default" onClick={() => setStep('revoke')}>
                Zneplatnit
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </LateModal>
  );
}

function ConfirmationFacts({ confirmation }: { confirmation: DebtConfirmation }) {
  const { as_of, debts_sum, interest_sum, issued, issued_by, names, revoked, revoked_reason } =
    confirmation;
  const facts: readonly (readonly [string, string])[] = [
    ['Prostor', spaceText(confirmation)],
    ['Převodce', names],
    ['Dluhy', `${formatMoney(debts_sum)} ke dni ${formatDate(as_of)}`],
    [
      'Úrok z prodlení',
      interest_sum === null ? 'v potvrzení není vyčíslen' : formatMoney(interest_sum),
    ],
    ['Požádal', requestedText(confirmation)],
    ['Vydáno', [formatDateTime(issued), issued_by].filter((part) => part !== '').join(', ')],
    ['Stav', stateText(confirmation)],
    ...(revoked === ''
      ? []
      : [['Zneplatněno', `${formatDateTime(revoked)}: ${revoked_reason}`] as const]),
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function PrintButton({ confirmation }: { confirmation: DebtConfirmation }) {
  const { unit_id, debt_confirmation_id: id } = confirmation;
  const printing = usePrintConfirmation();
  return (
    <>
      <Button
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() =>
          printing.mutate({ params: { unit_id, id }, body: {} }, { onSuccess: savePaper })
        }
      >
        Uložit PDF
      </Button>
      <ErrorLine error={printing.error} />
    </>
  );
}

function RevokeDialog({ confirmation, onClose }: ConfirmationRecordProps) {
  const { unit_id, debt_confirmation_id: id, number } = confirmation;
  const revoking = useRevokeConfirmation();
  const form = useContractForm({
    schema: revokeConfirmation.body,
    initial: { revoked_reason: '' },
    onSave: async (_changes, { values }) => {
      await revoking.mutateAsync({ params: { unit_id, id }, body: values });
      flash(`Potvrzení č. ${number} už neplatí`);
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Zneplatnit potvrzení č. ${number}`}
      saveLabel="Zneplatnit"
      onClose={onClose}
    >
      <p className={page.text}>
        Kdo si ho ověří, uvidí, že neplatí. Vzít zpět to nelze, jen vydat nové.
      </p>
      <TextField
        {...form.field('revoked_reason')}
        label="Co v něm bylo chybně"
        autoComplete="off"
      />
    </ModalForm>
  );
}
