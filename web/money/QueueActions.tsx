import { Button, Group } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import type { PaymentsPlace } from './place.ts';
import { useRecogniseQueue } from './queue.queries.ts';
import { useReversals } from './reversals.queries.ts';

interface QueueActionsProps {
  unit_id: number;
  queue: PaymentsPlace['queue'];
  onQueue: (queue: PaymentsPlace['queue']) => void;
  onPayers: () => void;
  onSymbols: () => void;
}

/** What is done with waiting payments as a whole. */
export function QueueActions(props: QueueActionsProps) {
  const { unit_id, queue, onQueue, onPayers, onSymbols } = props;
  const recognising = useRecogniseQueue();
  const recognise = () =>
    recognising.mutate(
      { params: { unit_id } },
      {
        onSuccess: ({ assigned_count: count }) =>
          flash(
            count === 0
              ? 'Nic dalšího se s jistotou nepoznalo'
              : `${czechPlural(count, 'Přiřazena', 'Přiřazeny', 'Přiřazeno')} ${formatNumber(count, 0)} ${czechPlural(count, 'platba', 'platby', 'plateb')}`,
          ),
        onError: ({ message }) => flashError(message),
      },
    );
  return (
    <Group gap="xs">
      {queue === undefined ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onQueue(queue === 'waiting' ? 'parked' : 'waiting')}
        >
          {queue === 'waiting' ? 'Projít odložené' : 'Zpět k čekajícím'}
        </Button>
      )}
      {queue === 'reversals' ? null : (
        <ToReversals unit_id={unit_id} onOpen={() => onQueue('reversals')} />
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={recognising.isPending}
        onClick={recognise}
      >
        Rozpoznat znovu
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onPayers}>
        Naučené účty plátců
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onSymbols}>
        Přidělit symboly
      </Button>
    </Group>
  );
}

/** The way to reversals that undo nothing yet, with how many there are; nothing where there is none. */
function ToReversals({ unit_id, onOpen }: { unit_id: number; onOpen: () => void }) {
  const { data } = useReversals(unit_id);
  const count = data?.values.length ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={onOpen}>
      {`Storna banky (${formatNumber(count, 0)})`}
    </Button>
  );
}
