import { beforeEach, expect, test } from 'vitest';
import { addRoomRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { spaceWorld } from '#tests/space-world.ts';
import { recountAreas } from './recount.ts';

const scene = spaceWorld();
const { at, flat } = scene;

const FIXED = { heated_area_fixed: true, heated_area: 99, countable_area: 99 };
/** The last second of 31. 3. and the first one of 1. 4. 2026 in Prague, in summer time. */
const LAST_SECOND = '2026-03-31T21:59:59Z';
const MIDNIGHT = '2026-03-31T22:00:00Z';

beforeEach(() => at.world.setNow(LAST_SECOND));

async function areasOf({ unit_id }: UnitOfClient = at.unit): Promise<string[]> {
  const { rows } = await at.world.db.owner.query<{ areas: string }>(
    `select concat_ws(' ', heated_area, countable_area) as areas from pasport_spaces
      where unit_id = $1 order by pasport_space_id`,
    [unit_id],
  );
  return rows.map(({ areas }) => areas);
}

async function written(): Promise<Record<string, unknown>[]> {
  const { rows } = await at.world.db.owner.query<Record<string, unknown>>(
    `select user_name, client_user_id, changes from audit_log
      where client_id = $1 and record_type = 'pasport_spaces' and action = 'update' order by audit_id`,
    [at.unit.client_id],
  );
  return rows;
}

/** A flat of 32 m² of rooms, of which a hall of 12 m² that counts by half ends on 31. 3. 2026. */
async function changing(unit = at.unit): Promise<void> {
  const areas = { heated_area: 32, countable_area: 26 };
  const { pasport_id } = await flat(areas, unit);
  await addRoomRow(at.world.db, unit, pasport_id, { floor_area: 20 });
  const hall = { floor_area: 12, countable_coefficient: 0.5, valid_to: '2026-03-31' };
  await addRoomRow(at.world.db, unit, pasport_id, hall);
}

test('areas follow a room that ends by its date from the midnight of Prague, in all units of all clients', async () => {
  const { near, far } = await at.neighbours();
  for (const unit of [at.unit, near, far]) await changing(unit);
  await recountAreas(at.world.portal);
  expect(await areasOf()).toEqual(['32.00 26.00']);
  at.world.setNow(MIDNIGHT);
  await recountAreas(at.world.portal);
  for (const unit of [at.unit, near, far]) expect(await areasOf(unit)).toEqual(['20.00 20.00']);
});

test('areas follow a room that begins by its date', async () => {
  const { pasport_id } = await flat();
  const room = { floor_area: 20.55, is_heated: false, valid_from: '2026-04-01' };
  await addRoomRow(at.world.db, at.unit, pasport_id, room);
  at.world.setNow(MIDNIGHT);
  await recountAreas(at.world.portal);
  expect(await areasOf()).toEqual(['0.00 20.55']);
});

test('the recount is audited as the system’s, and done again it writes nothing', async () => {
  await changing();
  at.world.setNow(MIDNIGHT);
  await Promise.all([recountAreas(at.world.portal), recountAreas(at.world.portal)]);
  await recountAreas(at.world.portal);
  expect(await written()).toEqual([
    {
      user_name: '',
      client_user_id: null,
      changes: { heated_area: [32, 20], countable_area: [26, 20] },
    },
  ]);
});

test('areas set by hand, of spaces without rooms and over all bounds stay as they are', async () => {
  const byHand = await flat(FIXED);
  await addRoomRow(at.world.db, at.unit, byHand.pasport_id, { floor_area: 20 });
  const empty = await flat({ heated_area: 40, countable_area: 40 });
  const left = { floor_area: 20, valid_to: '2026-03-31' };
  await addRoomRow(at.world.db, at.unit, empty.pasport_id, left);
  const huge = await flat({ heated_area: 1, countable_area: 1 });
  for (const room_name of ['A', 'B'])
    await addRoomRow(at.world.db, at.unit, huge.pasport_id, { room_name, floor_area: 99_999_999 });
  at.world.setNow(MIDNIGHT);
  await recountAreas(at.world.portal);
  expect(await areasOf()).toEqual(['99.00 99.00', '40.00 40.00', '1.00 1.00']);
});

test('any number of spaces is recounted, a hundred in one transaction', async () => {
  const first = await flat();
  const { rows } = await at.world.db.owner.query<{ parent_id: number }>(
    'select parent_id from pasports where client_id = $1 and pasport_id = $2',
    [at.unit.client_id, first.pasport_id],
  );
  for (let made = 0; made < 101; made += 1) {
    const parent = Number(rows[0]?.parent_id);
    const { pasport_id } = await addSpaceRow(at.world.db, at.unit, parent);
    await addRoomRow(at.world.db, at.unit, pasport_id, { floor_area: 10 });
  }
  await recountAreas(at.world.portal);
  expect((await areasOf()).filter((areas) => areas === '10.00 10.00')).toHaveLength(101);
});
