import { Button } from '@mantine/core';
import { z } from 'zod';
import { day } from '#contract/fields.ts';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { stayFocused } from '#web/form/stay-focused.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { placeTitle, shortTitle, whereText } from '../meter-text.ts';
import {
  useHouses,
  useMeters,
  usePlaces,
  useReadings,
  useSwapReadings,
} from '../meters.queries.ts';
import type { Go } from '../place.ts';
import styles from './swap.module.css';
import { SwapPreview } from './SwapPreview.tsx';
import { meterOn, movedSince, pairFault, type Pair } from './swap-rows.ts';

interface SwapDialogProps {
  place: MeasuringPlace;
  meters: readonly Meter[];
  readings: readonly MeterReading[];
  go: Go;
  onClose: () => void;
}

type SwapValues = { since: string | null; house: number | null; other_place: number | null };

const labels = {
  since: 'Prohozené ode dne',
  house: 'Dům druhého měřidla',
  other_place: 'Druhé měřidlo',
};

const schema = z.object({
  since: day,
  house: z.number('Vyberte dům'),
  other_place: z.number('Vyberte měřidlo, se kterým se odečty prohodily'),
});

/** Readings that were written each to the other of two devices go where they belong, seen before it is done. */
export function SwapDialog({ place, meters, readings, go, onClose }: SwapDialogProps) {
  const { unit_id, building_id } = place;
  const swapping = useSwapReadings();
  const form = useContractForm<SwapValues>({
    schema,
    initial: { since: null, house: building_id, other_place: null },
    labels,
    onSave: async (_changes, { values }) => {
      if (pair === undefined || moved.length === 0) throw new Error('Nothing is to be swapped.');
      const answer = await swapping.mutateAsync({
        params: { unit_id, meter_id: pair.own.meter_id, other_meter_id: pair.other.meter_id },
        body: {
          readings: moved.map(({ meter_reading_id: id, version }) => ({ id, version })),
        },
      });
      flash(`${movedText(answer.moved_count)} k druhému měřidlu`, answer);
      return values;
    },
    onCancel: onClose,
  });
  const since = day.safeParse(form.values.since).data;
  const other = useOther(unit_id, form.values.other_place);
  const pair = pairOf({ meters, readings }, other.known, since);
  const moved = pair === undefined || since === undefined ? [] : movedSince(pair, since);
  const fault = pair === undefined ? null : pairFault(pair, moved, todayInPrague());
  // What would be refused, or is still on its way, is said in the place of the preview.
  const isRefused = form.isValid && (pair === undefined || fault !== null);
  const save = () => (isRefused ? Promise.resolve(false) : form.save());
  const correct = () => {
    form.discard();
    go({ tab: 'devices', device: (pair?.own ?? meters[0])?.meter_id }, { replace: true });
  };
  return (
    <ModalForm
      form={{ ...form, save }}
      title={`Prohodit odečty s jiným měřidlem: ${placeTitle(place)}, ${whereText(place)}`}
      saveLabel="Prohodit odečty"
      onClose={onClose}
    >
      <p className={styles.said}>
        Odečty dvou měřidel, které se zapisovaly navzájem k tomu druhému, přejdou od zvoleného dne
        tam, kam patří. Počáteční a konečné stavy zůstanou u svých měřidel.
      </p>
      <SwapFields place={place} form={form} />
      {other.error === null ? null : <LoadError error={other.error} onRetry={other.retry} />}
      {pair === undefined ? (
        <p className={styles.said} role="status">
          {form.isValid && other.error === null ? 'Načítám odečty druhého měřidla…' : ''}
        </p>
      ) : (
        <SwapPreview pair={pair} moved={moved} fault={fault} />
      )}
      <div className={styles.otherwise}>
        <p>Odečty sedí a špatně opsané je jen výrobní číslo?</p>
        <Button variant="default" size="compact-md" onMouseDown={stayFocused} onClick={correct}>
          Opravit výrobní číslo
        </Button>
      </div>
    </ModalForm>
  );
}

const movedText = (count: number) =>
  `${count} ${czechPlural(count, 'odečet přešel', 'odečty přešly', 'odečtů přešlo')}`;

/** The day, and the other device: of the same unit of measure, house by house. */
function SwapFields({ place, form }: { place: MeasuringPlace; form: ContractForm<SwapValues> }) {
  const houses = useHouses(place.unit_id);
  const places = usePlaces(place.unit_id, false).data?.values ?? [];
  const choices = places
    .filter(
      (other) =>
        other.building_id === form.values.house &&
        other.measured_unit === place.measured_unit &&
        other.measuring_place_id !== place.measuring_place_id,
    )
    .map((other) => ({ id: other.measuring_place_id, name: shortTitle(other) }));
  return (
    <>
      <DateField
        {...form.field('since')}
        label={labels.since}
        hint="První den, k němuž je odečet zapsaný u nesprávného měřidla"
        data-autofocus
      />
      <IdField
        {...form.field('house')}
        onChange={(house) => form.setFields({ house, other_place: null })}
        label={labels.house}
        choices={houses}
      />
      <IdField
        {...form.field('other_place')}
        label={labels.other_place}
        hint="Nabízejí se měřidla se stejnou jednotkou"
        choices={choices}
      />
    </>
  );
}

/** Devices and readings of the other place, once it is chosen. */
function useOther(unit_id: number, chosen: number | null) {
  const meters = useMeters(unit_id, chosen ?? 0, chosen !== null);
  const readings = useReadings(unit_id, chosen ?? 0, chosen !== null);
  const known =
    chosen === null || meters.data === undefined || readings.data === undefined
      ? undefined
      : { meters: meters.data.values, readings: readings.data.values };
  const retry = () => void Promise.all([meters.refetch(), readings.refetch()]);
  return { known, error: known === undefined ? (meters.error ?? readings.error) : null, retry };
}

/** Both devices as they stood on the day. */
function pairOf(
  { meters, readings }: Pick<SwapDialogProps, 'meters' | 'readings'>,
  known: Pick<SwapDialogProps, 'meters' | 'readings'> | undefined,
  since: string | undefined,
): Pair | undefined {
  if (known === undefined || since === undefined) return undefined;
  const [own, other] = [meterOn(meters, since), meterOn(known.meters, since)];
  if (own === undefined || other === undefined) return undefined;
  return { own, other, readings: [...readings, ...known.readings] };
}
