import { Button, UnstyledButton } from '@mantine/core';
import type { PaymentOffer } from '#contract/money/payment-queue.ts';
import { owedText, whyText } from './offer-words.ts';
import styles from './queue.module.css';
import { useFirstFocus } from './useFirstFocus.ts';
import { accountText } from './words.ts';

interface QueueOffersProps {
  offers: readonly PaymentOffer[];
  isBusy: boolean;
  onChoose: (ledger_account_id: number) => void;
  /** Another account than those offered. */
  onOther: () => void;
}

/** Where a payment may belong, the likeliest first: Enter takes the first, a digit another one. */
export function QueueOffers({ offers, isBusy, onChoose, onOther }: QueueOffersProps) {
  const first = useFirstFocus();
  if (offers.length === 0)
    return (
      <div className={styles.none}>
        <span>Podle symbolu, účtu, jména ani částky se žádné konto nenašlo.</span>
        <Button ref={first} variant="default" onClick={onOther}>
          Vybrat konto ručně
        </Button>
      </div>
    );
  return (
    <ol className={styles.offers} aria-label="Kam platba nejspíš patří">
      {offers.map((offer, at) => (
        <li key={offer.ledger_account_id}>
          <UnstyledButton
            ref={at === 0 ? first : null}
            className={styles.offer}
            // A button that is switched off would lose the focus.
            aria-disabled={isBusy}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onChoose(offer.ledger_account_id)}
          >
            <kbd className={styles.digit}>{at + 1}</kbd>
            <span className={styles.words}>
              <strong>{accountText(offer)}</strong>
              <span>{whyText(offer)}</span>
            </span>
            <span className={styles.owed}>{owedText(offer)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
