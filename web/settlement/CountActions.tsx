import { Button } from '@mantine/core';
import { IconCalculator, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useCount, useReview } from './settlement.queries.ts';

interface CountActionsProps {
  settlement: Settlement;
  isCounting: boolean;
  onTask: (task_id: number) => void;
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** Counting, and the word that the last count was looked through. */
export function CountActions({ settlement, isCounting, onTask }: CountActionsProps) {
  const { unit_id, settlement_id, state, last } = settlement;
  const [fault, setFault] = useState<unknown>(null);
  const counting = useCount();
  const reviewing = useReview();
  const params = { unit_id, settlement_id };
  const count = () => {
    setFault(null);
    counting.mutate({ params }, { onSuccess: ({ task_id }) => onTask(task_id), onError: setFault });
  };
  const review = (settlement_count_id: number, reviewed: boolean) => {
    setFault(null);
    reviewing.mutate(
      { params, body: { settlement_count_id, reviewed } },
      {
        onSuccess: (answer) =>
          flash(
            reviewed ? 'Vyúčtování je označené jako zkontrolované' : 'Kontrola byla vzata zpět',
            answer,
          ),
        onError: setFault,
      },
    );
  };
  return (
    <>
      {state === 'reviewed' ? null : (
        <Button
          variant={state === 'draft' ? 'filled' : 'default'}
          leftSection={<IconCalculator {...icon} />}
          loading={counting.isPending || isCounting}
          onClick={count}
        >
          {state === 'draft' ? 'Spočítat' : 'Spočítat znovu'}
        </Button>
      )}
      {last === null ? null : (
        <Button
          variant={state === 'reviewed' ? 'default' : 'filled'}
          leftSection={<IconChecks {...icon} />}
          loading={reviewing.isPending}
          onClick={() => review(last.settlement_count_id, state !== 'reviewed')}
        >
          {state === 'reviewed' ? 'Vzít kontrolu zpět' : 'Označit jako zkontrolované'}
        </Button>
      )}
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
