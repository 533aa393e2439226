import { UnstyledButton } from '@mantine/core';
import type { UndoablePayment } from '#contract/money/bank-reversals.ts';
import { formatDate } from '#web/lib/czech.ts';
import styles from './queue.module.css';
import { useFirstFocus } from './useFirstFocus.ts';

interface ReversalOffersProps {
  candidates: readonly UndoablePayment[];
  isBusy: boolean;
  onChoose: (ledger_payment_id: number) => void;
}

/** What of the payment is the same as the reversal says. */
function sameText({ is_same_account, is_same_symbol }: UndoablePayment): string {
  const same = ['stejná částka'];
  if (is_same_account) same.push('stejný účet');
  if (is_same_symbol) same.push('stejný variabilní symbol');
  return same.join(' · ');
}

const nameOf = ({ payer_name, payer_account, message }: UndoablePayment) =>
  [payer_name, payer_account, message].find((text) => text !== '') ?? 'plátce neuveden';

/** Payments that a reversal may undo: Enter takes the first, a digit another one. */
export function ReversalOffers({ candidates, isBusy, onChoose }: ReversalOffersProps) {
  const first = useFirstFocus();
  if (candidates.length === 0)
    return (
      <div className={styles.none}>
        <span>
          Za poslední rok nepřišla převodem žádná platba téže částky. Načtěte výpis, ve kterém je,
          nebo storno odložte.
        </span>
      </div>
    );
  return (
    <ol className={styles.offers} aria-label="Kterou platbu storno ruší">
      {candidates.map((one, at) => (
        <li key={one.ledger_payment_id}>
          <UnstyledButton
            ref={at === 0 ? first : null}
            className={styles.offer}
            // A button that is switched off would lose the focus.
            aria-disabled={isBusy}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onChoose(one.ledger_payment_id)}
          >
            <kbd className={styles.digit}>{at + 1}</kbd>
            <span className={styles.words}>
              <strong>{`${formatDate(one.received_on)}, ${nameOf(one)}`}</strong>
              <span>{sameText(one)}</span>
            </span>
            <span className={styles.owed}>
              {one.names === '' ? 'čeká na přiřazení' : one.names}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
