import { meterFields } from '#contract/metering/meter-record.ts';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import {
  deviceTexts,
  mountLabels,
  mountSchema,
  newDevice,
  type MountValues,
} from './device-form.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { placeTitle, whereText } from './meter-text.ts';
import { useElementOf, useMountMeter } from './meters.queries.ts';
import { StartState } from './StartState.tsx';

interface MountDialogProps {
  place: MeasuringPlace;
  /** The device that stood there last. */
  former: Meter | undefined;
  onClose: () => void;
}

/** A device is mounted where none stands. */
export function MountDialog(props: MountDialogProps) {
  const { isLoading, element } = useElementOf(props.place);
  return isLoading ? null : <MountForm {...props} element={element} />;
}

interface MountFormProps extends MountDialogProps {
  element: Element | undefined;
}

function MountForm({ place, former, element, onClose }: MountFormProps) {
  const { unit_id, measuring_place_id } = place;
  const mounting = useMountMeter();
  const form = useContractForm<MountValues>({
    schema: mountSchema,
    initial: newDevice(place, { former, element }, todayInPrague()),
    draftKey: `meter-mount.${measuring_place_id}`,
    labels: mountLabels,
    texts: deviceTexts,
    onSave: async (_changes, { values }) => {
      const made = await mounting.mutateAsync({
        params: { unit_id, measuring_place_id, id: '0' },
        body: mountSchema.parse(values),
      });
      flash(`Měřidlo ${made.serial_number} bylo osazeno`, made);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Osadit měřidlo: ${placeTitle(place)}, ${whereText(place)}`}
      saveLabel="Osadit měřidlo"
      onClose={onClose}
    >
      <FieldRow kind="pair">
        <DateField {...form.field('mounted_on')} label={meterFields.mounted_on.label} />
        <StartState form={form} />
      </FieldRow>
      <DeviceFields place={place} form={form} isFirst />
    </ModalForm>
  );
}
