import { czechDate } from '#contract/czech/iso-date.ts';
import { readingFault, type KnownState } from '#contract/rules/meter-reading.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import type { HeldMeter } from './meters.sql.ts';
import { selectLargestState } from './readings.sql.ts';
import { selectReadingsOfMeters } from './swapped.sql.ts';

// Whether a counter that is told otherwise can have shown what was read on it.

/** So many digits a number of the wire tells exactly. */
export const MOST_DIGITS = 15;

/** Digits of the counter still show all that was read. Errors: `invalid-input`. */
export async function ensureCounterFits(db: Db, unit: OwnedUnit, meter: HeldMeter) {
  if (meter.digits + meter.decimals > MOST_DIGITS)
    throw fieldFault('decimals', `Číselník má nejvýše ${MOST_DIGITS} číslic`);
  const { largest, decimals } = await selectLargestState(db, unit, meter.meter_id);
  if (largest !== null && largest >= 10 ** meter.digits)
    throw fieldFault('digits', 'Měřidlo už má odečet s více číslicemi');
  if (decimals > meter.decimals)
    throw fieldFault('decimals', 'Měřidlo už má odečet s více desetinnými místy');
}

/** What was read stands by the rule of one reading also on the counter as it is told now. Errors: `invalid-input`. */
export async function ensureReadingsFit(db: Db, unit: OwnedUnit, meter: HeldMeter, today: string) {
  let before: KnownState | undefined;
  for (const told of await selectReadingsOfMeters(db, unit, [meter.meter_id])) {
    const fault = readingFault(told, meter, { before, after: undefined }, today);
    if (fault !== null)
      throw fieldFault(
        'scale_month',
        `Odečet ${czechDate(told.read_on)} by neseděl: ${fault.message}`,
      );
    if (told.state !== null) before = { ...told, state: told.state };
  }
}
