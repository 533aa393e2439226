import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeAddressPlace,
  deleteAddressPlace,
  listAddressPlaces,
} from '#contract/address-places.ts';
import { getAddress, mergeAddresses } from '#contract/addresses.ts';
import { placeOn } from '#contract/rules/address-on.ts';
import { applyDuePlaces } from '#server/core/people/places.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();
const HOME = { street: 'Stará 1', city: 'Kladno', zip: '272 01' };
const NEW = { street: 'Nová 5', city: 'Praha', zip: '17000' };

beforeEach(() => scene.world.setNow('2026-06-15T10:00:00Z'));

const person = (columns: object = HOME) =>
  addAddressRow(scene.world.db, scene.unit, { ...columns });
const change = (address_id: number, body: { valid_from: string; [field: string]: unknown }) =>
  scene.world.call(changeAddressPlace, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id, address_id },
    body,
  });
const cancel = (address_id: number, id: number) =>
  scene.world.call(deleteAddressPlace, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id, address_id, id },
  });
const read = async (id: number) => (await scene.world.call(getAddress, scene.of(id))).result;
const places = async (id: number) =>
  (await scene.world.call(listAddressPlaces, scene.of(id))).result.values;
const fault = async (id: number, body: { valid_from: string; street?: string }) =>
  (await change(id, body)).error.fields?.[0];

describe('an address valid from a day', () => {
  test('of today or the past holds at once, and the former is kept with its last day', async () => {
    const id = await person();
    const { result } = await change(id, { valid_from: '2026-06-01', ...NEW });
    expect(result.values).toMatchObject([
      { place_kind: 'postal', ...HOME, first_day: null, last_day: '2026-05-31' },
    ]);
    expect(await read(id)).toMatchObject({ street: 'Nová 5', city: 'Praha', zip: '170 00' });
    await change(id, { valid_from: '2026-06-15', street: 'Třetí 7' });
    expect(await places(id)).toMatchObject([
      { street: 'Nová 5', first_day: '2026-06-01', last_day: '2026-06-14' },
      { street: 'Stará 1', last_day: '2026-05-31' },
    ]);
  });

  test('to come waits, and comes into force on its day, once', async () => {
    const id = await person();
    await change(id, { valid_from: '2026-07-01', ...NEW });
    expect(await read(id)).toMatchObject({ ...HOME, version: 1 });
    expect(await places(id)).toMatchObject([{ first_day: '2026-07-01', last_day: null }]);
    await applyDuePlaces(scene.world.portal);
    expect(await read(id)).toMatchObject(HOME);
    scene.world.setNow('2026-07-02T10:00:00Z');
    await Promise.all([applyDuePlaces(scene.world.portal), applyDuePlaces(scene.world.portal)]);
    expect(await read(id)).toMatchObject({ street: 'Nová 5', zip: '170 00', version: 2 });
    const former = await places(id);
    expect(former).toMatchObject([{ street: 'Stará 1', last_day: '2026-06-30' }]);
    await applyDuePlaces(scene.world.portal);
    expect([await places(id), (await read(id)).version]).toEqual([former, 2]);
    const now = { name: '', ...NEW };
    expect(placeOn('2026-06-30', now, former).street).toBe('Stará 1');
    expect(placeOn('2026-07-01', now, former).street).toBe('Nová 5');
  });

  test('that waits is cancelled; then nothing comes of it', async () => {
    const id = await person();
    const { result } = await change(id, { valid_from: '2026-07-01', ...NEW });
    const waiting = result.values[0]?.address_place_id ?? 0;
    expect((await cancel(await person(), waiting)).status).toBe(404);
    expect((await cancel(id, waiting)).status).toBe(200);
    scene.world.setNow('2026-07-02T10:00:00Z');
    await applyDuePlaces(scene.world.portal);
    expect(await read(id)).toMatchObject(HOME);
  });

  test('is for letters too, beside the postal one', async () => {
    const id = await person();
    await change(id, {
      place_kind: 'delivery',
      valid_from: '2026-06-15',
      name: 'Jana Nová',
      ...NEW,
    });
    expect(await read(id)).toMatchObject({
      ...HOME,
      delivery_name: 'Jana Nová',
      delivery_street: 'Nová 5',
      delivery_zip: '170 00',
    });
    // There was none before.
    expect(await places(id)).toEqual([]);
  });

  test('is not of days that are told already, nor without an address', async () => {
    const id = await person();
    await change(id, { valid_from: '2026-06-01', ...NEW });
    expect(await fault(id, { valid_from: '2026-05-31', street: 'Jiná 1' })).toMatchObject({
      field: 'valid_from',
    });
    await change(id, { valid_from: '2026-08-01', street: 'Příští 1' });
    expect(await fault(id, { valid_from: '2026-08-01', street: 'Jiná 1' })).toMatchObject({
      field: 'valid_from',
    });
    expect(await fault(id, { valid_from: '2026-09-01' })).toMatchObject({ field: 'street' });
  });

  test('goes to the kept record of a merge, a kind whole and from one of the others', async () => {
    const [kept, first, second] = [await person(), await person(), await person()];
    for (const [id, street] of [
      [first, 'První 1'],
      [second, 'Druhá 2'],
    ] as const)
      await change(id, { valid_from: '2026-08-01', street });
    await change(kept, { place_kind: 'delivery', valid_from: '2026-08-01', street: 'Naše 3' });
    await change(first, { place_kind: 'delivery', valid_from: '2026-08-01', street: 'Jejich 4' });
    await scene.world.call(mergeAddresses, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id },
      body: { kept_id: kept, merged_ids: [first, second] },
    });
    const told = (await places(kept)).map(({ place_kind, street }) => [place_kind, street]);
    expect(told).toEqual([
      ['postal', 'První 1'],
      ['delivery', 'Naše 3'],
    ]);
  });
});
