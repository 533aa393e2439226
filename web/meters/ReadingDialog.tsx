import type { Meter } from '#contract/metering/meters.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { FromVisits } from '#web/core/visits/FromVisits.tsx';
import { useWrittenAt } from '#web/core/visits/visit-photos.queries.ts';
import { FileRoom } from '#web/core/files/FileRoom.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { PhotoPick, usePhoto } from '#web/form/PhotoPick.tsx';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { statesAround, type ReadingValues } from './reading-form.ts';
import { isEdge, readingKind } from './reading-kind.ts';
import { isWrittenBy } from './reading-visits.ts';
import { ReadingPhotos } from './ReadingPhotos.tsx';
import { useDeviceNames } from './meters.queries.ts';
import { StateField } from './StateField.tsx';

interface ReadingDialogProps extends Omit<
  RecordFormInput<undefined, ReadingValues, MeterReading>,
  'kind' | 'where'
> {
  meter: Meter;
  /** Of all devices of the place. */
  readings: readonly MeterReading[];
  /** The way to an exchange; undefined where the device stands there no more. */
  onExchange: (() => void) | undefined;
}

/** A reading of a device, new or known. */
export function ReadingDialog({ meter, readings, onExchange, ...props }: ReadingDialogProps) {
  const { record, onClose } = props;
  const photo = usePhoto();
  const kind = readingKind(meter, readings, record, photo);
  const form = useRecordForm({ ...props, kind, where: undefined });
  const devices = useDeviceNames(meter, record !== undefined && record.version > 1);
  const exchange = () => {
    form.discard();
    onExchange?.();
  };
  return (
    <RecordForm
      kind={kind}
      where={undefined}
      form={form}
      record={record}
      texts={{ meter_id: nameAmong(devices) }}
      onClose={onClose}
    >
      <ReadingInputs
        form={form}
        record={record}
        meter={meter}
        readings={readings}
        onExchange={onExchange && exchange}
      />
      {record === undefined ? (
        <PhotoPick
          label="Vyfotit číselník"
          photo={photo}
          room={<FileRoom unit_id={meter.unit_id} />}
        />
      ) : (
        <ReadingPhotos reading={record} />
      )}
      {record === undefined ? null : <ReadingVisits meter={meter} reading={record} />}
    </RecordForm>
  );
}

/** From which visit the reading is, with the photos that prove it. */
function ReadingVisits({ meter, reading }: { meter: Meter; reading: MeterReading }) {
  const written = useWrittenAt(meter).filter((one) => isWrittenBy(one, reading));
  const isStart = reading.reading_kind === 'start';
  return <FromVisits written={written} of={isStart ? ['new-meter'] : ['old-meter']} />;
}

interface InputsProps extends Pick<ReadingDialogProps, 'meter' | 'readings' | 'onExchange'> {
  form: ContractForm<ReadingValues>;
  record: MeterReading | undefined;
}

function ReadingInputs({ form, record, meter, readings, onExchange }: InputsProps) {
  const { read_on, source, status } = form.values;
  const { before } = statesAround(readings, meter, read_on, record?.meter_reading_id);
  const isFixed = record !== undefined && isEdge(record);
  return (
    <RecordFields
      fields={readingFields}
      form={form}
      names={source === 'estimate' ? withEstimate : names}
      looks={{ read_on: { disabled: isFixed } }}
      controls={{
        state: (
          <StateField
            key="state"
            field={form.field('state')}
            label={readingFields.state.label}
            meter={meter}
            before={before}
            overflowed={form.field('overflowed')}
            isBackwards={status === 'backflow'}
            onExchange={record === undefined ? onExchange : undefined}
            isFirst
          />
        ),
        reading_kind: (
          <SelectField
            key="reading_kind"
            {...form.field('reading_kind')}
            label={readingFields.reading_kind.label}
            disabled={isFixed}
            options={isFixed ? allKinds : plainKinds}
          />
        ),
      }}
      rows={[
        ['status', 'source'],
        ['read_on', 'reading_kind'],
      ]}
    />
  );
}

const names = ['state', 'read_on', 'reading_kind', 'status', 'source', 'note'] as const;
const withEstimate = [
  'state',
  'read_on',
  'reading_kind',
  'status',
  'source',
  'estimate_method',
  'note',
] as const;

const allKinds = Object.entries(readingFields.reading_kind.value.names ?? {}).map(
  ([value, label]) => ({ value, label }),
);
const plainKinds = allKinds.filter(({ value }) => value !== 'start' && value !== 'end');
