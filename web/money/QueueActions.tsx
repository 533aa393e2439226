import { Button, Group } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import type { PaymentsPlace } from './place.ts';
import { useRecogniseQueue } from './queue.queries.ts';

interface QueueActionsProps {
  unit_id: number;
  queue: PaymentsPlace['queue'];
  onQueue: (queue: 'waiting' | 'parked') => void;
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
          onClick={() => onQueue(queue === 'parked' ? 'waiting' : 'parked')}
        >
          {queue === 'parked' ? 'Zpět k čekajícím' : 'Projít odložené'}
        </Button>
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
