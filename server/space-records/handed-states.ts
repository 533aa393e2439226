import { czechDate } from '#contract/czech/iso-date.ts';
import type { HandedStates } from '#contract/metering/handed-states.ts';
import { numberText } from '#contract/values/number.ts';
import { selectOpenedToClient } from '#server/access/access.sql.ts';
import { ensureModule, type Actor } from '#server/access/actor.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import {
  judgeReadings,
  writeReadings,
  type AskedReading,
  type ReadingVerdict,
} from '#server/core/metering/many-readings.ts';
import { PLAIN_READING } from '#server/core/metering/readings.ts';
import { selectMetersOfSpaceHeld } from '#server/core/metering/space-meters.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { ensureFaultless, ensureNamed, invalid } from '#server/errors.ts';

/** States that are told as a space passes to other people. */
interface Handed {
  readonly actor: Pick<Actor, 'is_sys_admin'>;
  readonly states: HandedStates;
  /** At its end they were read. */
  readonly lastDay: string;
  readonly today: string;
  /** What the readings note. */
  readonly note: string;
}

/**
 * Writes states of meters of the space at the end of a day as readings; one that the day has already stays
 * as it is. Returns what was written. Errors: `module-off`, `invalid-input`.
 */
export async function writeHandedStates(
  db: Db,
  space: OwnedSpace,
  { actor, states, lastDay, today, note }: Handed,
): Promise<Written[]> {
  if (states.length === 0) return [];
  const open = await selectOpenedToClient(db, space.client_id, ['meters'], actor.is_sys_admin);
  ensureModule(['meters'], open);
  const ids = states.map(({ meter_id }) => meter_id);
  const meters = await selectMetersOfSpaceHeld(db, space, space.pasport_id, ids);
  const asked = states.map(({ meter_id, state, overflowed }, index): AskedReading => {
    const meter = meters.find((one) => one.meter_id === meter_id);
    ensureNamed(meter, `states.${index}.meter_id`);
    return { meter, told: { ...PLAIN_READING, read_on: lastDay, state, overflowed, note } };
  });
  const verdicts = await judgeReadings(db, space, asked, today, () => Promise.resolve());
  ensureFaultless(
    verdicts.flatMap((verdict, index) => {
      const message = faultOf(verdict, lastDay);
      return message === null ? [] : invalid(`states.${index}.state`, message);
    }),
  );
  return writeReadings(
    db,
    space,
    asked.filter((_, at) => verdicts[at]?.as === 'new'),
  );
}

/** Why a state cannot be written, for people. */
function faultOf(verdict: ReadingVerdict, day: string): string | null {
  if (verdict.as === 'refused') return verdict.fault.message;
  if (verdict.as === 'repeats') return 'Toto měřidlo je uvedeno dvakrát';
  if (verdict.as === 'differs')
    return `K ${czechDate(day)} je už zapsán stav ${numberText(verdict.stored)}; opravte ho u měřidla`;
  return null;
}
