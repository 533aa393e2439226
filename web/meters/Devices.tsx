import { Button, Stack } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { useState } from 'react';
import { meterFields, meterRecord } from '#contract/metering/meter-record.ts';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { valuesOf } from '#contract/record.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialog } from '#web/record/RecordForm.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import { deviceKind } from './device-kind.tsx';
import { DeviceLine } from './DeviceLine.tsx';
import { stateText } from './meter-text.ts';
import { useMeters, useRemountMeter } from './meters.queries.ts';
import type { Go } from './place.ts';
import { VerificationBadge, verificationWords } from './VerificationBadge.tsx';

const rowKey = (meter: Meter) => meter.meter_id;

const state = (text: string, value: 'start_state' | 'end_state'): Column<Meter> => ({
  text,
  value,
  align: 'right',
  width: 124,
  render: (meter) => {
    const shown = meter[value];
    return shown === null ? '' : stateText(shown, meter);
  },
});
const removed: Column<Meter> = {
  text: 'Do',
  value: 'removed_on',
  width: 100,
  telling: true,
  render: ({ removed_on }) => (removed_on === null ? '' : formatDate(removed_on)),
};
const reason: Column<Meter> = { text: 'Důvod', value: 'removal_reason', width: 150 };
const verified: Column<Meter> = {
  text: 'Ověření',
  id: 'verified',
  value: 'verified_until',
  width: 176,
  whole: true,
  render: (meter) => <VerificationBadge place={meter} />,
  exported: verificationWords,
};

const columns = interleaved(
  listColumns<Meter>(meterRecord, {
    serial_number: { fixed: true },
    maker: { hiddenFirst: true },
    verified_year: {
      hiddenFirst: true,
      render: ({ verified_year: year }) => (year === null ? '' : String(year)),
    },
  }),
  {
    mounted_on: [removed, state('Počáteční', 'start_state'), state('Konečný', 'end_state')],
    is_remote: [verified, reason],
  },
);

interface DevicesProps {
  place: MeasuringPlace;
  /** Id of the open device. */
  open: number | undefined;
  go: Go;
}

/** Devices that followed one another at a place: a line of time, and their table. */
export function Devices({ place, open, go }: DevicesProps) {
  const { unit_id, measuring_place_id } = place;
  const { data, error, refetch } = useMeters(unit_id, measuring_place_id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const meters = data?.values;
  const create =
    place.meter_id === null ? (
      <CreateButton text="Osadit měřidlo" onClick={() => go({ act: 'mount' })} />
    ) : (
      <Button variant="light" onClick={() => go({ act: 'exchange' })}>
        Vyměnit měřidlo
      </Button>
    );
  return (
    <Stack gap="md" miw={0}>
      {meters === undefined || meters.length === 0 ? null : <DeviceLine meters={meters} />}
      <DataTable
        id="meter-devices"
        label="Měřidla místa"
        rows={meters}
        columns={columns}
        rowKey={rowKey}
        marked={open ?? null}
        onActivate={({ meter_id }) => go({ device: meter_id })}
        activateLabel="Otevřít měřidlo"
        emptyAction={create}
        toolbar={create}
      />
      <OpenDevice place={place} meters={meters ?? []} open={open} go={go} />
    </Stack>
  );
}

/** The device that the address names. */
function OpenDevice({ place, meters, open, go }: DevicesProps & { meters: readonly Meter[] }) {
  const meter = meters.find(({ meter_id }) => meter_id === open);
  if (meter === undefined) return null;
  const close = () => go({ device: undefined }, { replace: true });
  const step = stepBack(meters, meter);
  return (
    <RecordDialog
      key={meter.meter_id}
      kind={deviceKind}
      where={place}
      record={meter}
      initial={valuesOf(meterFields, meter)}
      tools={step === null ? undefined : <PutBack {...step} onDone={close} />}
      onClose={close}
    />
  );
}

interface StepBack {
  /** The device that ended. */
  ended: Meter;
  /** The one that came instead of it and goes as well. */
  next?: Meter | undefined;
}

/** What may be taken back by the device: its dismounting, or the exchange in which it ended or began; null where nothing. */
function stepBack(meters: readonly Meter[], meter: Meter): StepBack | null {
  const [last, former] = meters;
  if (meter === last && meter.removed_on !== null) return { ended: meter };
  if (last === undefined || former === undefined || (meter !== last && meter !== former))
    return null;
  const isExchange = last.removed_on === null && former.removed_on === last.mounted_on;
  return isExchange && last.readings_count <= 1 ? { ended: former, next: last } : null;
}

/** Takes the dismounting of the last device back, or the exchange as a whole. */
function PutBack({ ended, next, onDone }: StepBack & { onDone: () => void }) {
  const { unit_id, meter_id, version, serial_number } = ended;
  const remounting = useRemountMeter();
  const [fault, setFault] = useState<unknown>(null);
  const with_next = next !== undefined;
  const putBack = () =>
    remounting.mutate(
      { params: { unit_id, id: String(meter_id) }, body: { version, with_next } },
      {
        onSuccess: () => {
          flash(`Měřidlo ${serial_number} je znovu osazené`);
          onDone();
        },
        onError: setFault,
      },
    );
  return (
    <>
      <Button
        variant="subtle"
        loading={remounting.isPending}
        leftSection={<IconArrowBackUp size="1.125rem" aria-hidden="true" />}
        onClick={putBack}
      >
        {with_next ? 'Vzít výměnu zpět' : 'Vzít demontáž zpět'}
      </Button>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
