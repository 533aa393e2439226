import { Button, Group } from '@mantine/core';
import { IconListCheck } from '#web/icons/IconListCheck.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import type { Unit } from '#contract/units.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { PayersDialog } from './PayersDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PaymentQueue } from './PaymentQueue.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { usePaymentsPlace } from './place.ts';
import { useQueue } from './queue.queries.ts';
import { QueueActions } from './QueueActions.tsx';
import { ReversalQueue } from './ReversalQueue.tsx';
import { SymbolsDialog } from './SymbolsDialog.tsx';

const TITLE = 'Platby';
const queueTitles = {
  waiting: 'Přiřazování plateb',
  parked: 'Přiřazování plateb',
  reversals: 'Storna banky',
} as const;

/** Money that came, and to whom it belongs (route Payments). */
export function PaymentsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Payments unit={unit} />}</UnitScreen>;
}

function Payments({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = usePaymentsPlace();
  const [isPaying, setPaying] = useState(false);
  const [isIssuing, setIssuing] = useState(false);
  const { queue } = place;
  const asCards = useScreen('phone');
  const actions = (
    <QueueActions
      unit_id={unit_id}
      queue={queue}
      onQueue={(next) => go({ queue: next })}
      onPayers={() => go({ payers: 1 })}
      onSymbols={() => setIssuing(true)}
    />
  );
  return (
    <Page
      title={queue === undefined ? TITLE : queueTitles[queue]}
      note={name}
      action={
        queue === undefined ? (
          <Group gap="xs">
            {asCards ? null : <ToQueue unit_id={unit_id} onOpen={() => go({ queue: 'waiting' })} />}
            <Button
              leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
              onClick={() => setPaying(true)}
            >
              Zapsat platbu
            </Button>
          </Group>
        ) : (
          <Button variant="default" onClick={() => go({ queue: undefined })}>
            Zpět na platby
          </Button>
        )
      }
    >
      {queue === undefined ? (
        <PaymentTable
          unit_id={unit_id}
          toolbar={
            <>
              {asCards ? (
                <ToQueue unit_id={unit_id} onOpen={() => go({ queue: 'waiting' })} />
              ) : null}
              {actions}
            </>
          }
        />
      ) : (
        <>
          {actions}
          {queue === 'reversals' ? (
            <ReversalQueue unit_id={unit_id} onClose={() => go({ queue: undefined })} />
          ) : (
            <PaymentQueue
              key={queue}
              unit_id={unit_id}
              isParked={queue === 'parked'}
              onClose={() => go({ queue: undefined })}
            />
          )}
        </>
      )}
      {isPaying ? <PaymentDialog unit_id={unit_id} onClose={() => setPaying(false)} /> : null}
      {isIssuing ? <SymbolsDialog unit_id={unit_id} onClose={() => setIssuing(false)} /> : null}
      {place.payers === undefined ? null : (
        <PayersDialog unit_id={unit_id} onClose={() => go({ payers: undefined })} />
      )}
    </Page>
  );
}

/** The way to payments that wait, with how many there are; nothing where none does. */
function ToQueue({ unit_id, onOpen }: { unit_id: number; onOpen: () => void }) {
  const { data } = useQueue(unit_id);
  if (data === undefined || data.count === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconListCheck size="1.125rem" aria-hidden="true" />}
      onClick={onOpen}
    >
      {`Přiřadit čekající (${formatNumber(data.count, 0)})`}
    </Button>
  );
}
