import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { areasOf } from '#contract/rules/room-areas.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { within } from '#server/core/time/records-on.sql.ts';
import { days, inTenant, validities } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { spacesOn } from './areas-on.sql.ts';
import { selectStaleSpacesHeld, updateStaleAreas } from './recount.sql.ts';

const at = unitWorld();
const CASES = 100;

const areas = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100);
const room = fc.record({
  // Few are so large that a space cannot have them.
  floor_area: fc.oneof(
    { weight: 30, arbitrary: areas },
    { weight: 1, arbitrary: fc.constant(6e7) },
  ),
  is_heated: fc.boolean(),
  countable_coefficient: fc.integer({ min: 0, max: 20_000 }).map((parts) => parts / 10_000),
  validity: validities,
});
const space = fc.record({
  heated_area_fixed: fc.boolean(),
  heated_area: areas,
  countable_area: areas,
  rooms: fc.array(room, { maxLength: 6 }),
});
type Drawn = typeof space extends fc.Arbitrary<infer T> ? T : never;
type Areas = Pick<Drawn, 'heated_area' | 'countable_area'>;

const SPACES = 3;
const cases = fc.record({
  spaces: fc.array(space, { minLength: SPACES, maxLength: SPACES }),
  today: days,
  day: days,
});

let pasportIds: number[];
let unit: { client_id: ReturnType<typeof clientOfTask>; unit_id: number };

beforeAll(async () => {
  const { client_id } = await at.world.makeClient();
  const { unit_id } = await at.world.makeUnit(client_id);
  unit = { client_id: clientOfTask(client_id), unit_id };
  const house = await addBuildingRow(at.world.db, unit);
  pasportIds = [];
  for (let made = 0; made < SPACES; made += 1)
    pasportIds.push((await addSpaceRow(at.world.db, unit, house.pasport_id)).pasport_id);
});

async function write(db: Db, spaces: readonly Drawn[]): Promise<void> {
  const rooms = spaces.flatMap((one, place) =>
    one.rooms.map(({ validity, ...measured }, order) => ({
      ...unit,
      ...validity,
      ...measured,
      pasport_id: pasportIds[place] ?? 0,
      room_name: `Místnost ${order}`,
    })),
  );
  if (rooms.length > 0) await db.insertInto('pasport_rooms').values(rooms).execute();
  for (const [place, { rooms: _rooms, ...stored }] of spaces.entries())
    await db
      .updateTable('pasport_spaces')
      .set(stored)
      .where('client_id', '=', unit.client_id)
      .where('pasport_id', '=', pasportIds[place] ?? 0)
      .execute();
}

const scope = () => ({ client_id: unit.client_id, where: sql`unit_id = ${unit.unit_id}` });

async function told(db: Db, asOf: Parameters<typeof spacesOn>[1], of = scope()): Promise<Areas[]> {
  const { rows } = await sql<Areas>`
    select heated_on::float8 as heated_area, countable_on::float8 as countable_area
      from (${spacesOn(of, asOf)}) s order by pasport_id`.execute(db);
  return rows;
}

/** The areas as the tab of rooms tells them, where rooms set them; else what is stored. */
function expected({ heated_area_fixed, rooms }: Drawn, stored: Areas, day: string): Areas {
  const held = rooms.filter(({ validity }) => holdsOn(validity, day));
  const { heated_area, countable_area } = areasOf(held);
  const follow = !heated_area_fixed && held.length > 0;
  return follow && Math.max(heated_area, countable_area) <= 99_999_999.99
    ? { heated_area, countable_area }
    : stored;
}

async function recount(db: Db, today: string): Promise<void> {
  const ids = await selectStaleSpacesHeld(db, unit, today);
  if (ids.length > 0) await updateStaleAreas(db, unit, ids, today);
}

describe('the areas of spaces as of a day', () => {
  test('are the sums of the rooms of that day, else what is stored; today they are what is stored', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ spaces, today, day }) => {
        await inTenant(at.world.portal, unit.client_id, async (db) => {
          await write(db, spaces);
          await recount(db, today);
          const stored = await told(db, { day: today, today });
          const computed = (on: string) => told(db, { day: on, today: shiftDays(on, 1) });
          expect(await computed(today)).toEqual(stored);
          expect(await computed(day)).toEqual(
            spaces.map((one, place) => expected(one, stored[place] as Areas, day)),
          );
        });
      }),
      { numRuns: CASES },
    );
  });

  test('are told of the spaces of the scope alone', async () => {
    await inTenant(at.world.portal, unit.client_id, async (db) => {
      const one = within(scope(), sql`pasport_id = ${pasportIds[1]}`);
      const asOf = { day: '2024-12-31', today: '2025-01-20' };
      expect(await told(db, asOf, one)).toHaveLength(1);
      expect(await told(db, asOf)).toHaveLength(SPACES);
    });
  });
});
