import { Button, Skeleton } from '@mantine/core';
import type { BankReversal } from '#contract/money/bank-reversals.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import styles from './queue.module.css';
import { ReversalOffers } from './ReversalOffers.tsx';
import { useReversals } from './reversals.queries.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { useReversalWalk } from './useReversalWalk.ts';

interface ReversalQueueProps {
  unit_id: number;
  onClose: () => void;
}

/** Reversals of banks of which it is not certain what they undo, one after another. */
export function ReversalQueue({ unit_id, onClose }: ReversalQueueProps) {
  const { data, error, refetch } = useReversals(unit_id);
  if (data !== undefined) return <Walk unit_id={unit_id} values={data.values} onClose={onClose} />;
  if (error === null) return <Skeleton height="20rem" />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

type WalkProps = ReversalQueueProps & { values: readonly BankReversal[] };

function Walk({ unit_id, values, onClose }: WalkProps) {
  const walk = useReversalWalk(unit_id, values);
  const { current, done } = walk;
  useQueueKeys({
    ...Object.fromEntries(
      (current?.candidates ?? []).map((one, at) => [
        String(at + 1),
        () => walk.choose(one.ledger_payment_id),
      ]),
    ),
    j: () => walk.move(1),
    k: () => walk.move(-1),
    o: current && walk.park,
    z: walk.undo,
  });
  return (
    <section className={styles.queue} aria-label="Storna banky">
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
        <EmptyState
          icon="payment"
          title="Žádné storno nečeká"
          text="U každého storna banky je známo, kterou platbu ruší."
          action={
            <Button onClick={onClose} data-autofocus>
              Zpět na platby
            </Button>
          }
        />
      ) : (
        <article className={styles.card}>
          <Head reversal={current} at={walk.at} count={values.length} />
          <ReversalFacts reversal={current} />
          <ReversalOffers
            key={current.movement.bank_movement_id}
            candidates={current.candidates}
            isBusy={walk.isBusy}
            onChoose={walk.choose}
          />
          <div className={styles.bar} role="toolbar" aria-label="Co se stornem">
            <Button variant="default" onClick={walk.park} aria-keyshortcuts="o">
              {current.movement.state === 'parked' ? 'Mezi čekající (O)' : 'Odložit (O)'}
            </Button>
            <span className={styles.gap} />
            <Button variant="subtle" onClick={() => walk.move(-1)} aria-keyshortcuts="k">
              Předchozí (K)
            </Button>
            <Button variant="subtle" onClick={() => walk.move(1)} aria-keyshortcuts="j">
              Další (J)
            </Button>
          </div>
        </article>
      )}
    </section>
  );
}

interface HeadProps {
  reversal: BankReversal;
  at: number;
  count: number;
}

function Head({ reversal: { movement }, at, count }: HeadProps) {
  const mark = movement.state === 'parked' ? ', odloženo' : '';
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{`Storno ${formatMoney(movement.amount)}${mark}`}</h2>
      <span className={styles.weak}>
        {`${formatDate(movement.booked_on)} · ${formatNumber(at + 1, 0)} z ${formatNumber(count, 0)}`}
      </span>
    </header>
  );
}

/** What the bank wrote of the reversal; what it did not is left out. */
function ReversalFacts({ reversal: { movement } }: { reversal: BankReversal }) {
  const told = [
    ['Účet', movement.account_name],
    ['Protistrana', movement.counter_name],
    ['Protiúčet', movement.counter_account],
    ['Variabilní symbol', movement.variable_symbol],
    ['Zpráva', movement.message],
    ['Druh', movement.kind_text],
    ['Poznámka', movement.note],
  ].filter(([, text]) => text !== '');
  return (
    <Facts>
      {told.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}
