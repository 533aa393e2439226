import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { QueuedPayment } from '#contract/money/payment-queue.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentParts } from './PaymentParts.tsx';
import { QueueBar } from './QueueBar.tsx';
import styles from './queue.module.css';
import { QueueOffers } from './QueueOffers.tsx';
import { ReversePayment } from './ReversePayment.tsx';
import { useQueue } from './queue.queries.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { useQueueWalk } from './useQueueWalk.ts';

interface PaymentQueueProps {
  unit_id: number;
  /** Those that were left for later. */
  isParked: boolean;
  onClose: () => void;
}

/** Payments that wait, one after another: where each may belong, and keys that decide it. */
export function PaymentQueue({ unit_id, isParked, onClose }: PaymentQueueProps) {
  const { data, error, refetch } = useQueue(unit_id, isParked);
  const values = data?.values ?? [];
  const walk = useQueueWalk(unit_id, values);
  const [opened, setOpened] = useState<'parts' | 'return'>();
  const { current } = walk;
  const offers = current?.offers ?? [];
  const split = current && (() => setOpened('parts'));
  const giveBack = current && (() => setOpened('return'));
  useQueueKeys({
    ...Object.fromEntries(
      offers.map((offer, at) => [String(at + 1), () => walk.assign(offer.ledger_account_id)]),
    ),
    j: () => walk.move(1),
    k: () => walk.move(-1),
    o: current && walk.park,
    r: split,
    s: giveBack,
    z: walk.done && walk.undo,
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton height="20rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const close = () => setOpened(undefined);
  return (
    <section className={styles.queue} aria-label="Přiřazování plateb">
      <p className={styles.done} role="status">
        {walk.done === undefined ? null : (
          <>
            <span>{walk.done.text}</span>
            <Button variant="subtle" size="compact-sm" onClick={walk.undo} aria-keyshortcuts="z">
              Vzít zpět (Z)
            </Button>
          </>
        )}
      </p>
      {current === undefined ? (
        <Nothing isParked={isParked} onClose={onClose} />
      ) : (
        <article className={styles.card}>
          <Head queued={current} at={walk.at} count={data.count} />
          <PaymentFacts payment={current.payment} />
          <QueueOffers
            key={current.payment.ledger_payment_id}
            offers={offers}
            isBusy={walk.isBusy}
            onChoose={walk.assign}
            onOther={() => setOpened('parts')}
          />
          <QueueBar
            isParked={isParked}
            onPark={walk.park}
            onSplit={() => setOpened('parts')}
            onReturn={() => setOpened('return')}
            onMove={walk.move}
          />
        </article>
      )}
      {current === undefined || opened !== 'parts' ? null : (
        <PaymentParts payment={current.payment} onClose={close} />
      )}
      {current === undefined || opened !== 'return' ? null : (
        <ReversePayment
          unit_id={unit_id}
          payment={current.payment}
          note="Vráceno plátci"
          onClose={close}
        />
      )}
    </section>
  );
}

function Head({ queued, at, count }: { queued: QueuedPayment; at: number; count: number }) {
  const { received_on, unassigned, amount } = queued.payment;
  const rest = unassigned === amount ? '' : `, zbývá přiřadit ${formatMoney(unassigned)}`;
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{`${formatMoney(amount)}${rest}`}</h2>
      <span className={styles.weak}>
        {`${formatDate(received_on)} · ${formatNumber(at + 1, 0)} z ${formatNumber(count, 0)}`}
      </span>
    </header>
  );
}

function Nothing({ isParked, onClose }: Pick<PaymentQueueProps, 'isParked' | 'onClose'>) {
  return (
    <EmptyState
      icon="payment"
      title={isParked ? 'Nic není odloženo' : 'Žádná platba nečeká'}
      text={isParked ? 'Odložené platby se objeví zde.' : 'Všechny přijaté platby už někomu patří.'}
      action={
        <Button onClick={onClose} data-autofocus>
          Zpět na platby
        </Button>
      }
    />
  );
}
