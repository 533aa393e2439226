import type { Meter } from '#contract/metering/meters.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import { dismountLabels, type EndValues } from './device-form.ts';
import { statesAround } from './reading-form.ts';
import { StateField } from './StateField.tsx';

interface EndFieldsProps {
  /** The device that ends. */
  meter: Meter;
  readings: readonly MeterReading[];
  /** The day on which it ends. */
  day: string | null;
  state: FieldBinding<EndValues['end_state']>;
  overflowed: FieldBinding<boolean>;
  reason: FieldBinding<string>;
}

/** With what state a device ends, and why. */
export function EndFields(props: EndFieldsProps) {
  const { meter, readings, day, state, overflowed, reason } = props;
  const { before } = statesAround(readings, meter, day);
  return (
    <>
      <TextField
        {...reason}
        label={dismountLabels.removal_reason}
        hint="Například konec platnosti ověření, porucha, přechod na dálkový odečet"
        autoComplete="off"
      />
      <StateField
        field={state}
        label={dismountLabels.end_state}
        meter={meter}
        before={before}
        overflowed={overflowed}
        isFirst
      />
    </>
  );
}
