import { Anchor, Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { BankMovement } from '#contract/money/bank-movements.ts';
import type { OfferedRefund } from '#contract/money/refund-meetings.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useJoinRefund, useOfferedRefunds, useTakeBackRefund } from './bank.queries.ts';

interface RefundProps {
  movement: BankMovement;
  onDone: () => void;
}

/** Money that was given back: which order of a batch the movement pays, or may. */
export function RefundPart({ movement, onDone }: RefundProps) {
  const { unit_id, bank_movement_id, amount, is_reversal, refund_batch_id } = movement;
  const isPossible = amount < 0 && !is_reversal && refund_batch_id === null;
  const offered = useOfferedRefunds({ unit_id, bank_movement_id }, isPossible).data?.values ?? [];
  if (refund_batch_id !== null)
    return <Joined movement={movement} batch={refund_batch_id} onDone={onDone} />;
  if (!isPossible || offered.length === 0) return null;
  return <Choice movement={movement} offered={offered} onDone={onDone} />;
}

function Joined({ movement, batch, onDone }: RefundProps & { batch: number }) {
  const takingBack = useTakeBackRefund();
  const { unit_id, bank_movement_id, version } = movement;
  const back = () =>
    takingBack.mutate(
      { params: { unit_id, bank_movement_id }, body: { version } },
      {
        onSuccess: (saved) => {
          flash('Pohyb už není spojený s dávkou vracených peněz', saved);
          onDone();
        },
      },
    );
  return (
    <div>
      <p>
        {'Pohyb zaplatil vrácení peněz: '}
        <Anchor
          component={InnerLink}
          href={`${paths.Refunds}?unit=${unit_id}&tab=batches&batch=${batch}`}
        >
          {`dávka č. ${batch}`}
        </Anchor>
        .
      </p>
      <Button variant="subtle" color="red" loading={takingBack.isPending} onClick={back}>
        Nezaplatil ji, vzít zpět
      </Button>
      <ErrorLine error={takingBack.error} isOfAction />
    </div>
  );
}

const keyOf = ({ refund_batch_id, refund_item_id }: OfferedRefund) =>
  `${refund_batch_id}-${refund_item_id ?? 'all'}`;

function offerText({
  refund_batch_id,
  refund_item_id,
  payee_name,
  payee_account,
  until,
}: OfferedRefund) {
  const whom = refund_item_id === null ? 'celá' : payee_name || payee_account;
  return `dávka č. ${refund_batch_id}, ${whom}, k ${formatDate(until)}`;
}

function Choice({
  movement,
  offered,
  onDone,
}: RefundProps & { offered: readonly OfferedRefund[] }) {
  const joining = useJoinRefund();
  const [chosen, setChosen] = useState('');
  const { unit_id, bank_movement_id, version } = movement;
  const order = offered.find((one) => keyOf(one) === chosen);
  const join = () => {
    if (order === undefined) return;
    const { refund_batch_id, refund_item_id } = order;
    joining.mutate(
      {
        params: { unit_id, bank_movement_id },
        body: { version, refund_batch_id, refund_item_id },
      },
      {
        onSuccess: (saved) => {
          flash(`Pohyb zaplatil vrácení peněz, dávka č. ${refund_batch_id}`, saved);
          onDone();
        },
      },
    );
  };
  return (
    <div>
      <NativeSelect
        label="Vrácení peněz"
        description={`Možná tento pohyb zaplatil ${formatMoney(-movement.amount)} z dávky vracených peněz. Na kontech se spojením nic nezmění.`}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: 'není vrácení peněz' },
          ...offered.map((one) => ({ value: keyOf(one), label: offerText(one) })),
        ]}
      />
      <Button
        mt="xs"
        variant="default"
        disabled={order === undefined}
        loading={joining.isPending}
        onClick={join}
      >
        Spojit s dávkou
      </Button>
      <ErrorLine error={joining.error} isOfAction />
    </div>
  );
}
