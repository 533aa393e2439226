import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import {
  refuseSelfReadings,
  SELF_READINGS_AT_ONCE,
} from '#contract/metering/self-reading-calls.ts';
import type { SelfReading } from '#contract/metering/self-rounds.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useAcceptance } from './useAcceptance.ts';
import { useRefuse, useTakeBack, type RoundKey } from './self-readings.queries.ts';
import { statesText } from './words.ts';

interface QueueBulkProps {
  round: RoundKey;
  /** Nothing of a cancelled round is taken over. */
  isCancelled: boolean;
  rows: readonly SelfReading[];
}

const idsOf = (rows: readonly SelfReading[]) => rows.map(({ self_reading_id }) => self_reading_id);

/** What can be decided about the picked states together. */
export function QueueBulk({ round, isCancelled, rows }: QueueBulkProps) {
  const [isRefusing, setRefusing] = useState(false);
  const acceptance = useAcceptance(round);
  const returning = useTakeBack();
  const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
  const turned = waiting.filter(({ may_overflow }) => may_overflow);
  const accepted = rows.filter(({ outcome }) => outcome === 'accepted');
  const takeBack = () =>
    returning.mutate(
      { params: round, body: { self_reading_ids: idsOf(accepted) } },
      {
        onSuccess: ({ returned_count }) =>
          flash(`Zpět mezi čekající: ${statesText(returned_count)}`),
      },
    );
  if (rows.length > SELF_READINGS_AT_ONCE)
    return <span>Najednou lze rozhodnout nejvýše o {SELF_READINGS_AT_ONCE} stavech</span>;
  return (
    <>
      <Button
        variant="default"
        disabled={waiting.length === 0 || isCancelled}
        loading={acceptance.isPending}
        onClick={() => acceptance.accept(idsOf(waiting))}
      >
        Převzít
      </Button>
      {turned.length > 0 && turned.length === waiting.length ? (
        <Button
          variant="default"
          disabled={isCancelled}
          onClick={() => acceptance.accept(idsOf(turned), true)}
        >
          Převzít, číselník se přetočil
        </Button>
      ) : null}
      <Button variant="default" disabled={waiting.length === 0} onClick={() => setRefusing(true)}>
        Odmítnout…
      </Button>
      <Button
        variant="default"
        disabled={accepted.length === 0}
        loading={returning.isPending}
        onClick={takeBack}
      >
        Vrátit převzetí
      </Button>
      <ErrorLine error={acceptance.error ?? returning.error} isOfAction />
      {isRefusing ? (
        <RefuseDialog round={round} ids={idsOf(waiting)} onClose={() => setRefusing(false)} />
      ) : null}
    </>
  );
}

const schema = z.object({ reason: refuseSelfReadings.body.shape.reason });

interface RefuseDialogProps {
  round: RoundKey;
  ids: readonly number[];
  onClose: () => void;
}

/** Nothing is refused without a reason; whoever has sent it reads it. */
function RefuseDialog({ round, ids, onClose }: RefuseDialogProps) {
  const refusing = useRefuse();
  const form = useContractForm({
    schema,
    initial: { reason: '' },
    onSave: async (_changes, { values }) => {
      const body = { self_reading_ids: [...ids], reason: values.reason };
      const { refused_count } = await refusing.mutateAsync({ params: round, body });
      flash(`Odmítnuto: ${statesText(refused_count)}`);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Odmítnout ${statesText(ids.length)}`}
      saveLabel="Odmítnout"
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label="Důvod"
        hint="Přečte si ho ten, kdo stav poslal; může pak poslat nový."
        autoComplete="off"
        data-autofocus
      />
    </ModalForm>
  );
}
