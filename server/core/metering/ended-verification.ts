import type { MeterKind } from '#contract/metering/meter-words.ts';
import { usedAt, verificationStanding } from '#contract/rules/meter-verification.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectUsedMeters, type UsedMetersAsked } from './used-meters.sql.ts';
import { selectPeriodsAndLimits } from './watch-limits.sql.ts';

/** A device whose verification ended while it was in use. */
export interface EndedVerification {
  readonly pasport_id: number;
  readonly kind: MeterKind;
  readonly serial_number: string;
  /** The last day of validity. */
  readonly valid_until: string;
}

/** Devices of the kinds in spaces of the houses that were in use within the time behind the end of their verification. */
export async function selectEndedVerifications(
  db: Db,
  unit: OwnedUnit,
  asked: UsedMetersAsked,
): Promise<EndedVerification[]> {
  const meters = await selectUsedMeters(db, unit, asked);
  if (meters.length === 0) return [];
  const { periods, limits } = await selectPeriodsAndLimits(db, unit);
  return meters.flatMap(({ pasport_id, kind, serial_number, level, used_to, ...meter }) => {
    const device = { ...meter, kind, meter_use: usedAt(level) };
    const { valid_until } = verificationStanding(
      device,
      periods,
      used_to,
      limits.verification_days,
    );
    return valid_until === null || valid_until >= used_to
      ? []
      : [{ pasport_id, kind, serial_number, valid_until }];
  });
}
