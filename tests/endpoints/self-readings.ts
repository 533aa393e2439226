import { foundBy, newSeed, secretsOf } from '#server/access/sheet-codes.ts';
import { insertRow } from '../builders.ts';
import { addMeasuringPlaceRow, addMeterRow } from '../metering.ts';
import type { UnitOfClient } from '../pasports.ts';
import { addPhotoRow } from '../photos.ts';
import type { World } from '../world.ts';

/** A running round that asks one space of a house, with a state that waits and one that was taken over. */
export async function makeSelfReadings(
  { db, portal }: World,
  unit: UnitOfClient,
  at: { readonly building_id: number; readonly pasport_id: number },
  mark: string,
) {
  const { pasport_id, building_id } = at;
  const owner = { client_id: unit.client_id, unit_id: unit.unit_id };
  const round = await insertRow(db, 'self_reading_rounds', {
    ...owner,
    pasport_id: building_id,
    name: `Odečet ${mark}`,
    kinds: ['gas'],
    opens: '2024-01-01',
    closes: '2199-12-31',
    user_name: mark,
  });
  const self_reading_round_id = Number(round['self_reading_round_id']);
  const seed = newSeed();
  const secrets = secretsOf(await portal.secretsKey(), 'self-reading', seed);
  const asked = await insertRow(db, 'self_reading_spaces', {
    ...owner,
    self_reading_round_id,
    pasport_id,
    seed,
    ...foundBy(await portal.secretsKey(), 'self-reading', secrets),
  });
  const device = async () => {
    const place = await addMeasuringPlaceRow(db, unit, pasport_id, { kind: 'gas', location: mark });
    return addMeterRow(db, unit, place);
  };
  const sent = async (outcome: string) => {
    const row = await insertRow(db, 'self_readings', {
      ...owner,
      self_reading_space_id: asked['self_reading_space_id'],
      meter_id: await device(),
      read_on: '2024-01-02',
      state: 5,
      way: 'link',
      outcome,
      user_name: mark,
    });
    return Number(row['self_reading_id']);
  };
  const self_reading_id = await sent('waiting');
  return {
    self_reading_round_id,
    self_reading_id,
    accepted_id: await sent('accepted'),
    /** A device of which nothing was sent. */
    meter_id: await device(),
    link: secrets.link,
    photo_id: await addPhotoRow(db, unit, self_reading_id, mark, 'self_readings'),
  };
}
