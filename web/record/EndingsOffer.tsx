import { Button } from '@mantine/core';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { validityText } from '#contract/rules/validity.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Endings } from './useEndings.ts';
import styles from './record.module.css';

interface EndingsOfferProps {
  endings: Endings;
  /** From when the new record is to hold, as the form says it now. */
  from: unknown;
}

/** Offers to end the former records that stand in the way of a new one, and to save it with that. */
export function EndingsOffer({ endings: { offer, agree }, from }: EndingsOfferProps) {
  const isStill = offer !== null && from === shiftDays(offer.last_day, 1);
  return (
    <div role="alert">
      {isStill ? (
        <section className={styles.endings}>
          <p>
            Skončí {offer.endings.map((one) => `${one.name} (${validityText(one)})`).join(', ')}.
          </p>
          <Button type="submit" variant="light" onClick={agree}>
            {offer.endings.length === 1
              ? 'Ukončit předchozí dnem'
              : 'Ukončit předchozí záznamy dnem'}{' '}
            {formatDate(offer.last_day)} a uložit
          </Button>
        </section>
      ) : null}
    </div>
  );
}
