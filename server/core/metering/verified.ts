import type { Meter } from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import {
  usedAt,
  verificationStanding,
  type VerificationPeriod,
} from '#contract/rules/meter-verification.ts';
import type { MeterRow } from './meters.sql.ts';
import type { PlaceRow } from './places.sql.ts';

type Device = Pick<MeterRow, 'kind' | 'level' | 'technology' | 'verified_year'>;

function standingOf(device: Device, periods: readonly VerificationPeriod[], today: string) {
  const { state, valid_until } = verificationStanding(
    { ...device, meter_use: usedAt(device.level) },
    periods,
    today,
  );
  return { verification: state, verified_until: valid_until };
}

/** A place as the contract tells it; without a device nothing is verified. */
export function placeOf(
  row: PlaceRow,
  periods: readonly VerificationPeriod[],
  today: string,
): MeasuringPlace {
  if (row.meter_id === null) return { ...row, verification: 'none', verified_until: null };
  return { ...row, ...standingOf(row, periods, today) };
}

/** A device as the contract tells it. */
export function meterOf(
  { kind, level, ...row }: MeterRow,
  periods: readonly VerificationPeriod[],
  today: string,
): Meter {
  return { ...row, ...standingOf({ kind, level, ...row }, periods, today) };
}
