import { useEffect, useRef } from 'react';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { likelyLump } from '#contract/rules/sipo-lump.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import { useLumpPeriods } from '#web/core/lumps.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './queue.module.css';

/** A waiting payment that is probably the post's money for a period is told before somebody gets it. */
export function LumpWarning({ payment }: { payment: LedgerPayment }) {
  const { unit_id, bank_movement_id, amount, received_on, payer_name, message } = payment;
  const periods = useLumpPeriods(unit_id, bank_movement_id !== null).data?.values ?? [];
  if (bank_movement_id === null) return null;
  const movement = { amount, booked_on: received_on, counter_name: payer_name, message };
  const likely = likelyLump(movement, periods);
  if (likely === undefined) return null;
  return <Told unit_id={unit_id} bank_movement_id={bank_movement_id} period={likely.period} />;
}

interface ToldProps {
  unit_id: number;
  bank_movement_id: number;
  period: string;
}

function Told({ unit_id, bank_movement_id, period }: ToldProps) {
  const warning = useRef<HTMLParagraphElement>(null);
  // Enter must not give the money of the post to whoever is offered first; digits still do.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.querySelector('[role="dialog"]') === null)
        warning.current?.querySelector('a')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p ref={warning} role="alert" className={styles.warning}>
      {`Nejspíš je to hromadná platba SIPO za ${periodText(period)}, kterou poslala pošta. Platby plátců jsou zapsané ze souborů, nikomu ji nepřiřazujte: `}
      <InnerLink
        href={`${paths.MoneyBank}?unit=${unit_id}&tab=movements&movement=${bank_movement_id}`}
      >
        spojte její bankovní pohyb s obdobím
      </InnerLink>
      .
    </p>
  );
}
