import { Button, Skeleton } from '@mantine/core';
import type { LearnedPayer } from '#contract/money/payers.ts';
import { formatDate } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { flash, flashError } from '#web/notices/flash.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './queue.module.css';
import { useForgetPayer, useLearnedPayers } from './queue.queries.ts';
import { accountText } from './words.ts';

/** Accounts of payers that the portal has learned, each of which may be forgotten. */
export function PayersDialog({ unit_id, onClose }: { unit_id: number; onClose: () => void }) {
  const { data, error, refetch } = useLearnedPayers(unit_id);
  return (
    <LateModal opened onClose={onClose} title="Naučené účty plátců" size="lg">
      <p className={styles.lead}>
        Z přiřazení, která jste potvrdili. Podle účtu se platba nabídne, a když se rovná dluhu,
        přiřadí se sama.
      </p>
      {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Skeleton height="6rem" /> : null}
      {data?.values.length === 0 ? (
        <p>Žádný účet zatím není. Přibude, až mezi čekajícími přiřadíte platbu z účtu.</p>
      ) : null}
      {data?.values.map((payer) => (
        <Payer key={payer.ledger_payer_id} unit_id={unit_id} payer={payer} />
      ))}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Zavřít
        </Button>
      </DialogFoot>
    </LateModal>
  );
}

function Payer({ unit_id, payer }: { unit_id: number; payer: LearnedPayer }) {
  const forgetting = useForgetPayer();
  const { ledger_payer_id, payer_account, payer_name, paid_on } = payer;
  const who = [payer_account, payer_name].filter((part) => part !== '').join(', ');
  const last = paid_on === null ? '' : ` · naposledy ${formatDate(paid_on)}`;
  const forget = () =>
    forgetting.mutate(
      { params: { unit_id, ledger_payer_id } },
      {
        onSuccess: () => flash('Účet plátce je zapomenutý'),
        onError: ({ message }) => flashError(message),
      },
    );
  return (
    <div className={styles.payer}>
      <span className={styles.words}>
        <strong>{who}</strong>
        <span>{`${accountText(payer)}${last}`}</span>
      </span>
      <Button
        variant="subtle"
        color="red"
        loading={forgetting.isPending}
        aria-label={`Zapomenout ${who}, ${accountText(payer)}`}
        onClick={forget}
      >
        Zapomenout
      </Button>
    </div>
  );
}
