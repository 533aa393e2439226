import { expect, test } from 'vitest';
import { search } from '#contract/search.ts';
import { addMeasuringPlaceRow, addMeterRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { serialOf } from './search.service.ts';

const scene = unitWorld();
const world = () => scene.world;
const unit = () => scene.unit;

async function meters(q: string) {
  const { result } = await world().call(search, {
    token: scene.user.token,
    params: { unit_id: unit().unit_id },
    query: { q },
  });
  return result.values.filter(({ kind }) => kind === 'meter');
}

test('finds a meter by a part of its number, the standing ones first, and leads to its place', async () => {
  const house = await addBuildingRow(world().db, unit(), { pasport_name: 'Žižkova 5' });
  const flat = await addSpaceRow(world().db, unit(), house.pasport_id, { space_number: '9' });
  const place = (columns: Record<string, unknown> = {}) =>
    addMeasuringPlaceRow(world().db, unit(), flat.pasport_id, columns);
  const kitchen = await place({ location: 'kuchyň' });
  const former = { serial_number: '00 4471-A', removed_on: '2023-01-01' };
  await addMeterRow(world().db, unit(), kitchen, former);
  await addMeterRow(world().db, unit(), kitchen, { serial_number: '94471-B' });
  const gone = await place({ kind: 'hot-water' });
  await addMeterRow(world().db, unit(), gone, { ...former, serial_number: '4471-C' });
  expect(await meters('4471')).toMatchObject([
    { id: kitchen, title: '94471-B', detail: 'Studená voda · Žižkova 5, 9 · kuchyň' },
    { id: gone, title: '4471-C', detail: 'demontované · Teplá voda · Žižkova 5, 9' },
  ]);
  // The very number, with spaces and zeros before it or without them.
  expect((await meters('04471 -a'))[0]).toMatchObject({ id: kitchen, title: '00 4471-A' });
  expect(await meters('4471-D')).toEqual([]);
});

test('what was typed may be the number of a meter when it has a digit and three characters', () => {
  expect([serialOf('SV 00-12'), serialOf('0012'), serialOf('Novák')]).toEqual([
    'sv00-12',
    null,
    null,
  ]);
});
