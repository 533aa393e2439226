import { Anchor, Button } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { bookedText } from './bank-words.ts';
import { useBookMovements } from './bank.queries.ts';
import styles from './bank.module.css';

interface ToPaymentsProps {
  unit_id: number;
  /** Undefined while they are not read. */
  told: { unbooked_count: number; counts: { waiting: number } } | undefined;
}

/** The way from movements to payments: those of old statements are booked, those that wait are assigned. */
export function ToPayments({ unit_id, told }: ToPaymentsProps) {
  const booking = useBookMovements();
  const asCards = useScreen('phone');
  const { unbooked_count: unbooked, counts } = told ?? {
    unbooked_count: 0,
    counts: { waiting: 0 },
  };
  const { waiting } = counts;
  if (unbooked === 0 && waiting === 0) return null;
  const count = formatNumber(unbooked, 0);
  const book = () =>
    booking.mutate({ params: { unit_id } }, { onSuccess: (booked) => flash(bookedText(booked)) });
  return (
    <div className={styles.way}>
      {unbooked === 0 ? null : (
        <>
          {asCards ? null : (
            <span>
              {`${count} ${czechPlural(unbooked, 'přijatý pohyb ještě není', 'přijaté pohyby ještě nejsou', 'přijatých pohybů ještě není')} mezi platbami.`}
            </span>
          )}
          <Button variant="default" size="compact-sm" loading={booking.isPending} onClick={book}>
            {asCards ? `Zapsat mezi platby (${count})` : 'Zapsat mezi platby'}
          </Button>
        </>
      )}
      {waiting === 0 ? null : (
        <Anchor component={InnerLink} href={`${paths.Payments}?queue=waiting`}>
          {asCards ? 'Přiřadit čekající' : 'Přiřadit čekající platby'}
        </Anchor>
      )}
      <ErrorLine error={booking.error} isOfAction />
    </div>
  );
}
