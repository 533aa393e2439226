import type { RawBuilder } from 'kysely';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import {
  usedAt,
  verificationStanding,
  type VerificationPeriod,
} from '#contract/rules/meter-verification.ts';
import type { WatchLimits } from '#contract/rules/watch-limits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { MeterRow } from './meters.sql.ts';
import type { PlaceRow } from './places.sql.ts';
import { selectPeriodsAndLimits, selectWithLimits } from './watch-limits.sql.ts';

type Device = Pick<MeterRow, 'kind' | 'level' | 'technology' | 'verified_year'>;

/** What the standing of devices of a unit follows from on a day. */
export interface StandingRules {
  readonly today: string;
  readonly periods: readonly VerificationPeriod[];
  readonly limits: WatchLimits;
}

export async function selectRules(db: Db, unit: OwnedUnit, today: string): Promise<StandingRules> {
  return { today, ...(await selectPeriodsAndLimits(db, unit)) };
}

/**
 * The same with rows of the unit, by one statement. Errors: `not-found` where they hang on a record and the
 * query of it brings none.
 */
export async function readWithRules<Row extends object>(
  db: Db,
  unit: OwnedUnit,
  today: string,
  asked: { readonly rows: RawBuilder<Row>; readonly under?: RawBuilder<unknown> },
): Promise<{ rules: StandingRules; rows: Row[] }> {
  const found = await selectWithLimits(db, unit, asked.rows, asked.under);
  ensure(found !== undefined, 'not-found');
  const { rows, ...standing } = found;
  return { rules: { today, ...standing }, rows };
}

/** Until when a device is verified and how that stands. */
export function standingOf(device: Device, { periods, today, limits }: StandingRules) {
  const { state, valid_until } = verificationStanding(
    { ...device, meter_use: usedAt(device.level) },
    periods,
    today,
    limits.verification_days,
  );
  return { verification: state, verified_until: valid_until };
}

/** A place as the contract tells it; without a device nothing is verified. */
export function placeOf(row: PlaceRow, rules: StandingRules): MeasuringPlace {
  if (row.meter_id === null) return { ...row, verification: 'none', verified_until: null };
  return { ...row, ...standingOf(row, rules) };
}

/** A device as the contract tells it. */
export function meterOf({ kind, level, ...row }: MeterRow, rules: StandingRules): Meter {
  return { ...row, ...standingOf({ kind, level, ...row }, rules) };
}
