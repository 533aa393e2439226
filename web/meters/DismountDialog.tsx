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
import { dismountLabels, dismountSchema, noEnd, type DismountValues } from './device-form.ts';
import { EndFields } from './EndFields.tsx';
import { useDismountMeter } from './meters.queries.ts';

interface DismountDialogProps {
  place: MeasuringPlace;
  meter: Meter;
  readings: readonly MeterReading[];
  onClose: () => void;
}

/** A device is taken away without another in its stead. */
export function DismountDialog({ place, meter, readings, onClose }: DismountDialogProps) {
  const { unit_id, measuring_place_id } = place;
  const dismounting = useDismountMeter();
  const photo = usePhoto();
  const form = useContractForm<DismountValues>({
    schema: dismountSchema,
    initial: { ...noEnd, removed_on: todayInPrague() },
    draftKey: `meter-dismount.${measuring_place_id}`,
    labels: dismountLabels,
    onSave: async (_changes, { values }) => {
      const answer = await dismounting.mutateAsync({
        params: { unit_id, measuring_place_id },
        body: {
          ...dismountSchema.parse(values),
          ...(await photo.sent('end_photo')),
          version: meter.version,
        },
      });
      flash(`Měřidlo ${meter.serial_number} bylo demontováno`, answer);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Demontovat měřidlo ${meter.serial_number}`}
      saveLabel="Demontovat měřidlo"
      onClose={onClose}
    >
      <DateField {...form.field('removed_on')} label={dismountLabels.removed_on} />
      <EndFields
        meter={meter}
        readings={readings}
        day={form.values.removed_on}
        state={form.field('end_state')}
        overflowed={form.field('overflowed')}
        reason={form.field('removal_reason')}
      />
      <PhotoPick
        label="Vyfotit číselník"
        photo={photo}
        room={<FileRoom unit_id={meter.unit_id} />}
      />
    </ModalForm>
  );
}
