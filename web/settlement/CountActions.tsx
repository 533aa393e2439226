import { Button } from '@mantine/core';
import { IconCalculator } from '#web/icons/IconCalculator.ts';
import { IconChecks } from '#web/icons/IconChecks.ts';
import { useState } from 'react';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { CorrectButton, IssueButton } from './issue/IssueActions.tsx';
import { useCount, useReview } from './settlement.queries.ts';
import { isLocked, isReviewed } from './states.ts';

interface CountActionsProps {
  settlement: Settlement;
  isCounting: boolean;
  onTask: (task_id: number) => void;
  onIssued: () => void;
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** What is done next: counting, the word that the last count was looked through, issuing, a correction. */
export function CountActions({ onIssued, ...counting }: CountActionsProps) {
  const { settlement } = counting;
  const { last } = settlement;
  if (isLocked(settlement)) return <CorrectButton settlement={settlement} />;
  return (
    <>
      {isReviewed(settlement) ? null : <CountButton {...counting} />}
      {last === null ? null : (
        <ReviewButton
          key={last.settlement_count_id}
          settlement={settlement}
          count={last.settlement_count_id}
        />
      )}
      {last !== null && isReviewed(settlement) ? (
        <IssueButton settlement={settlement} count={last} onIssued={onIssued} />
      ) : null}
    </>
  );
}

function CountButton({ settlement, isCounting, onTask }: Omit<CountActionsProps, 'onIssued'>) {
  const { unit_id, settlement_id, last } = settlement;
  const counting = useCount();
  const count = () =>
    counting.mutate(
      { params: { unit_id, settlement_id } },
      { onSuccess: ({ task_id }) => onTask(task_id) },
    );
  return (
    <>
      <Button
        variant={last === null ? 'filled' : 'default'}
        leftSection={<IconCalculator {...icon} />}
        loading={counting.isPending || isCounting}
        onClick={count}
      >
        {last === null ? 'Spočítat' : 'Spočítat znovu'}
      </Button>
      <ErrorLine error={counting.error} isOfAction />
    </>
  );
}

/** Says of the last count that it was looked through, or takes that back. */
function ReviewButton({ settlement, count }: { settlement: Settlement; count: number }) {
  const { unit_id, settlement_id } = settlement;
  const [fault, setFault] = useState<unknown>(null);
  const reviewing = useReview();
  const isDone = isReviewed(settlement);
  const review = () => {
    setFault(null);
    reviewing.mutate(
      {
        params: { unit_id, settlement_id },
        body: { settlement_count_id: count, reviewed: !isDone },
      },
      {
        onSuccess: (answer) =>
          flash(
            isDone ? 'Kontrola byla vzata zpět' : 'Vyúčtování je označené jako zkontrolované',
            answer,
          ),
        onError: setFault,
      },
    );
  };
  return (
    <>
      <Button
        variant={isDone ? 'default' : 'filled'}
        leftSection={<IconChecks {...icon} />}
        loading={reviewing.isPending}
        onClick={review}
      >
        {isDone ? 'Vzít kontrolu zpět' : 'Označit jako zkontrolované'}
      </Button>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
