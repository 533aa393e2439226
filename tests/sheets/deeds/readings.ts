import { listSelfRounds, printSelfSheets } from '#contract/metering/self-reading-calls.ts';
import { openSelfReading, sendSelfReading } from '#contract/self-readings.ts';
import { done } from '#tests/e2e/done.ts';
import type { UnitCaller } from '#tests/e2e/settled.ts';
import { takenPhoto } from '#tests/photos.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** A state that somebody has sent with a photo, in the round that runs; the id of the round. */
export async function photographed(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const rounds = await done(by, listSelfRounds, { unit_id });
  const round = rounds.values.find(({ state }) => state === 'running');
  const self_reading_round_id = round?.self_reading_round_id ?? 0;
  const of = { unit_id, self_reading_round_id };
  const { values } = await done(by, printSelfSheets, of, { of: 'unanswered' });
  const secret = values[0]?.code ?? '';
  const { meters } = await done(by, openSelfReading, {}, { secret });
  const photo = { content_base64: (await takenPhoto(1200, 900)).toString('base64') };
  await done(
    by,
    sendSelfReading,
    {},
    {
      secret,
      meter_id: meters[0]?.meter_id,
      read_on: todayInPrague(),
      state: 99_999,
      confirmed: true,
      photo,
    },
  );
  return self_reading_round_id;
}
