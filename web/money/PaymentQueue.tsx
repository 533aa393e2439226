import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { QueuedPayment } from '#contract/money/payment-queue.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LumpWarning } from './LumpWarning.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentParts } from './PaymentParts.tsx';
import { QueueBar } from './QueueBar.tsx';
import styles from './queue.module.css';
import { QueueOffers } from './QueueOffers.tsx';
import { returnFault } from './return-words.ts';
import { ReturnToPayer } from './ReturnToPayer.tsx';
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
  if (data !== undefined)
    return (
      <Walk
        unit_id={unit_id}
        isParked={isParked}
        onClose={onClose}
        values={data.values}
        count={data.count}
      />
    );
  if (error === null) return <Skeleton height="20rem" />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

type Opened = 'parts' | 'returned' | 'return' | undefined;

function useKeysOf(
  walk: ReturnType<typeof useQueueWalk>,
  mayReturn: boolean,
  setOpened: (opened: Opened) => void,
) {
  const { current, done } = walk;
  const offers = current?.offers ?? [];
  const isReturnable =
    mayReturn && current !== undefined && returnFault(current.payment) === undefined;
  useQueueKeys({
    ...Object.fromEntries(
      offers.map((offer, at) => [String(at + 1), () => walk.assign(offer.ledger_account_id)]),
    ),
    j: () => walk.move(1),
    k: () => walk.move(-1),
    o: current && walk.park,
    r: current && (() => setOpened('parts')),
    s: current && (() => setOpened('returned')),
    v: isReturnable ? () => setOpened('return') : undefined,
    z: done && walk.undo,
  });
}

interface WalkProps extends PaymentQueueProps {
  values: readonly QueuedPayment[];
  count: number;
}

function Walk({ unit_id, isParked, onClose, values, count }: WalkProps) {
  const walk = useQueueWalk(unit_id, values);
  const [opened, setOpened] = useState<Opened>();
  // Where refunds are closed to the client nothing is said of them.
  const mayReturn = useIsOpenAddress(paths.Refunds);
  useKeysOf(walk, mayReturn, setOpened);
  const { current, done } = walk;
  return (
    <section className={styles.queue} aria-label="Přiřazování plateb">
      <p className={styles.done} role="status">
        {done === undefined ? null : (
          <>
            <span>{done.text}</span>
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
          <Head queued={current} at={walk.at} count={count} />
          <PaymentFacts payment={current.payment} />
          <LumpWarning
            key={`lump-${current.payment.ledger_payment_id}`}
            payment={current.payment}
          />
          <QueueOffers
            key={current.payment.ledger_payment_id}
            offers={current.offers}
            isBusy={walk.isBusy}
            onChoose={walk.assign}
            onOther={() => setOpened('parts')}
          />
          <QueueBar
            isParked={isParked}
            onPark={walk.park}
            onSplit={() => setOpened('parts')}
            onReturned={() => setOpened('returned')}
            {...(mayReturn ? { onReturn: () => setOpened('return') } : {})}
            returnFault={returnFault(current.payment)}
            onMove={walk.move}
          />
        </article>
      )}
      {current === undefined ? null : (
        <Dialogs opened={opened} queued={current} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

interface DialogsProps {
  opened: Opened;
  queued: QueuedPayment;
  onClose: () => void;
}

/** What a key opens over a payment: its division, its storno, or the way back to who paid it. */
function Dialogs({ opened, queued: { payment }, onClose }: DialogsProps) {
  if (opened === 'parts') return <PaymentParts payment={payment} onClose={onClose} />;
  if (opened === 'return')
    return <ReturnToPayer unit_id={payment.unit_id} payments={[payment]} onClose={onClose} />;
  if (opened === undefined) return null;
  return (
    <ReversePayment
      unit_id={payment.unit_id}
      payment={payment}
      note="Vráceno plátci"
      onClose={onClose}
    />
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
