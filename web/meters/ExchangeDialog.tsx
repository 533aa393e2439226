import { Title } from '@mantine/core';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { FileRoom } from '#web/core/files/FileRoom.tsx';
import { PhotoPick, usePhoto } from '#web/form/PhotoPick.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import {
  deviceTexts,
  exchangeLabels,
  exchangeSchema,
  newDevice,
  noEnd,
  type ExchangeValues,
} from './device-form.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { EndFields } from './EndFields.tsx';
import styles from './meters.module.css';
import { useExchangeMeter } from './meters.queries.ts';
import { StartState } from './StartState.tsx';

interface ExchangeDialogProps {
  place: MeasuringPlace;
  /** The device that ends. */
  meter: Meter;
  readings: readonly MeterReading[];
  onClose: () => void;
}

/** One device follows another in one step: the end of one, the beginning of the other. */
export function ExchangeDialog({ place, meter, readings, onClose }: ExchangeDialogProps) {
  const { unit_id, measuring_place_id } = place;
  const exchange = useExchangeMeter();
  const endPhoto = usePhoto();
  const startPhoto = usePhoto();
  const form = useContractForm<ExchangeValues>({
    schema: exchangeSchema,
    initial: { ...newDevice(place, { former: meter }, todayInPrague()), ...noEnd },
    draftKey: `meter-exchange.${measuring_place_id}`,
    labels: exchangeLabels,
    texts: deviceTexts,
    onSave: async (_changes, { values }) => {
      const made = await exchange.mutateAsync({
        params: { unit_id, measuring_place_id },
        body: {
          ...exchangeSchema.parse(values),
          ...(await endPhoto.sent('end_photo')),
          ...(await startPhoto.sent('start_photo')),
        },
      });
      flash(`Měřidlo ${meter.serial_number} bylo vyměněno za ${made.serial_number}`, made);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Vyměnit měřidlo ${meter.serial_number}`}
      saveLabel="Vyměnit měřidlo"
      onClose={onClose}
    >
      <DateField {...form.field('mounted_on')} label={exchangeLabels.mounted_on} />
      <EndFields
        meter={meter}
        readings={readings}
        day={form.values.mounted_on}
        state={form.field('end_state')}
        overflowed={form.field('overflowed')}
        reason={form.field('removal_reason')}
      />
      <PhotoPick
        label="Vyfotit dosavadní měřidlo"
        photo={endPhoto}
        room={<FileRoom unit_id={meter.unit_id} />}
      />
      <Title order={3} className={styles.heading ?? ''}>
        Nové měřidlo
      </Title>
      <StartState form={form} />
      <PhotoPick label="Vyfotit nové měřidlo" photo={startPhoto} />
      <DeviceFields place={place} form={form} />
    </ModalForm>
  );
}
