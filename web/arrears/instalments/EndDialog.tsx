import { endAgreement, type Agreement } from '#contract/money/instalments.ts';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import styles from './instalments.module.css';
import { useEndAgreement } from './instalments.queries.ts';

const words = {
  called: {
    title: 'Zesplatnit celý dluh',
    saveLabel: 'Zesplatnit celý dluh',
    done: 'Celý dluh je zesplatněný',
    text: 'Splátky skončí a celý zbývající dluh je znovu po splatnosti; upomínky se zase nabídnou. Vzít zpět to nelze. Právo trvá do splatnosti nejblíže příští splátky (občanský zákoník, § 1931); dlužníkovi to oznamte.',
  },
  cancelled: {
    title: 'Zrušit dohodu o splátkách',
    saveLabel: 'Zrušit dohodu',
    done: 'Dohoda o splátkách je zrušená',
    text: 'Dohoda zůstane v přehledu jako zrušená a dluh je znovu po splatnosti, jak byl. Vzít zpět to nelze, jen uzavřít novou.',
  },
} as const;

interface EndDialogProps {
  agreement: Agreement;
  way: 'cancelled' | 'called';
  onClose: () => void;
}

/** A person ends an agreement, and says why. */
export function EndDialog({ agreement, way, onClose }: EndDialogProps) {
  const { unit_id, instalment_agreement_id, version } = agreement;
  const { title, saveLabel, done, text } = words[way];
  const ending = useEndAgreement();
  const form = useContractForm({
    schema: endAgreement.body.pick({ reason: true }),
    initial: { reason: '' },
    onSave: async (_changes, { values: { reason } }) => {
      const ended = await ending.mutateAsync({
        params: { unit_id, instalment_agreement_id },
        body: { way, reason, version },
      });
      flash(done, ended);
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`${title}: ${agreement.names}`}
      saveLabel={saveLabel}
      onClose={onClose}
    >
      <p className={styles.text}>{text}</p>
      <TextAreaField {...form.field('reason')} label="Proč" rows={3} data-autofocus />
    </ModalForm>
  );
}
