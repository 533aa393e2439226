import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MeterLevel } from '#contract/metering/meter-words.ts';
import { readingFault, type KnownState, type ToldReading } from '#contract/rules/meter-reading.ts';
import {
  usedAt,
  verificationStanding,
  type VerificationPeriod,
  type VerifiedMeter,
} from '#contract/rules/meter-verification.ts';
import { warningKind, type WarningKind } from '#contract/metering/warning-words.ts';
import { watchAll } from '#server/core/metering/watch.ts';
import type { Portal } from '#server/portal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fillDemo } from './fill.ts';
import { MONTHS, monthEnds } from './meter-series.ts';

const today = '2026-11-21';
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await fillDemo(db.owner, { passwordHash: 'hash', today });
});
afterAll(() => db.close());

const column = async <T>(text: string): Promise<T[]> =>
  (await db.owner.query<{ value: T }>(text)).rows.map(({ value }) => value);
const count = async (text: string) =>
  Number((await column(`select count(*)::int as value from ${text}`))[0]);

type Device = VerifiedMeter & {
  readonly meter_id: number;
  readonly level: MeterLevel;
  readonly digits: number;
  readonly decimals: number;
  readonly mounted_on: string;
  readonly removed_on: string | null;
  readonly scale_month: number | null;
};
const devices = async () =>
  (
    await db.owner.query<Device>(
      `select m.*, m.mounted_on::text as mounted_on, m.removed_on::text as removed_on, p.kind, p.level
         from meters m join measuring_places p using (client_id, unit_id, measuring_place_id)`,
    )
  ).rows;

describe('the meters of the demo', () => {
  test('measure cold and hot water in each shown flat, under a main meter of its house', async () => {
    const flats = await count(
      `space_places s where s.is_flat and not s.hidden and not s.building_hidden`,
    );
    expect(flats).toBeGreaterThan(300);
    for (const kind of ['cold-water', 'hot-water'])
      expect(
        await count(
          `measuring_places p join measuring_places above on above.measuring_place_id = p.parent_place_id
             and above.kind = p.kind and above.level <> 'flat'
             where p.kind = '${kind}' and p.level = 'flat'`,
        ),
      ).toBe(flats);
    // Heat: meters of flats in two houses, allocators on the elements of two more, main meters everywhere.
    expect(await count(`measuring_places where kind = 'heat' and level = 'flat'`)).toBe(36);
    expect(
      await count(
        `measuring_places p join pasport_building_elements e using (client_id, pasport_building_element_id)
          where p.kind = 'heat-allocator' and e.pasport_id = p.pasport_id and e.indicator_number <> ''`,
      ),
    ).toBe(await count(`measuring_places where kind = 'heat-allocator'`));
    expect(await count(`measuring_places where kind = 'heat-allocator'`)).toBeGreaterThan(200);
    const heated = `select count(distinct parent_place_id)::int as value from measuring_places
                     where kind = 'heat-allocator'`;
    expect(await column(heated)).toEqual([2]);
  });

  test('are read as the rules allow, over two whole years and never ahead', async () => {
    const { rows } = await db.owner.query<ToldReading & { meter_id: number }>(
      `select meter_id, read_on::text as read_on, state::float8 as state, overflowed, source, status,
              estimate_method from meter_readings order by meter_id, read_on`,
    );
    for (const device of await devices()) {
      const own = rows.filter(({ meter_id }) => meter_id === device.meter_id);
      expect(own.length).toBeGreaterThan(1);
      let before: KnownState | undefined;
      for (const told of own) {
        expect(readingFault(told, device, { before, after: undefined }, today)).toBeNull();
        if (told.state !== null) before = { ...told, state: told.state };
      }
    }
    expect(await column(`select max(read_on)::text as value from meter_readings`)).toEqual([
      '2026-10-31',
    ]);
    expect(await column(`select min(read_on) < '2024-10-31' as value from meter_readings`)).toEqual(
      [true],
    );
  });

  test('tell of what goes wrong: a leak, a stopped one, an exchange, an overflow, a seal, a closed door', async () => {
    const units = 'select count(distinct unit_id)::int as value from meter_readings where ';
    expect(await column(`${units} overflowed`)).not.toEqual([0]);
    expect(await column(`${units} status = 'seal-broken'`)).not.toEqual([0]);
    expect(await column(`${units} status = 'no-access' and state is null`)).not.toEqual([0]);
    expect(await column(`${units} source = 'estimate'`)).not.toEqual([0]);
    expect(await count(`meters where removed_on is not null`)).toBeGreaterThan(0);
    // Used in the last quarter: of two neighbours one several times more than before, one nothing at all.
    const last = `with told as (
      select r.meter_id, r.state - lag(r.state) over (partition by r.meter_id order by r.read_on) as used,
             r.read_on, p.pasport_id
        from meter_readings r join meters m using (client_id, unit_id, meter_id)
        join measuring_places p using (client_id, unit_id, measuring_place_id)
       where p.level = 'flat' and p.kind in ('cold-water', 'hot-water'))`;
    const leaks = `${last} select count(*)::int as value from (
      select meter_id, max(used) filter (where read_on > '2026-09-01') as late,
             avg(used) filter (where read_on between '2025-01-01' and '2026-07-01') as usual from told group by meter_id) t
       where late > 3 * usual and usual > 0`;
    expect((await column<number>(leaks))[0]).toBeGreaterThan(0);
    const stopped = `${last} select count(distinct meter_id)::int as value from told t
       where used = 0 and read_on = '2026-10-31' and exists (
         select from pasport_users u where u.pasport_id = t.pasport_id and u.valid_to is null
            and u.users_count > 0)`;
    expect((await column<number>(stopped))[0]).toBeGreaterThan(0);
  });

  test('are verified, some until the end of this year, and some no more', async () => {
    const periods = (
      await db.owner.query<VerificationPeriod>(
        `select kind, technology, meter_use, verified_from::text as verified_from, years
         from verification_periods`,
      )
    ).rows;
    const standing = (await devices()).filter(({ removed_on }) => removed_on === null);
    const states = new Set(
      standing.map(
        (device) =>
          verificationStanding({ ...device, meter_use: usedAt(device.level) }, periods, today)
            .state,
      ),
    );
    expect(states).toEqual(new Set(['valid', 'ends', 'ended', 'none']));
  });

  test('have something true of every kind that is warned of', async () => {
    // The warnings are reckoned as the portal does it, with nothing that people have decided.
    await db.owner.query('delete from meter_warnings');
    const portal = {
      database: db.database,
      now: () => new Date(`${today}T09:00:00Z`),
      log: (level: string, message: string) => {
        throw new Error(`${level}: ${message}`);
      },
    } as unknown as Portal;
    await watchAll(portal);
    const kinds = await column<WarningKind>(
      'select distinct kind as value from meter_warnings where ceased_on is null',
    );
    expect(kinds.toSorted()).toEqual([...warningKind.options].toSorted());
    // They are odd things of some, not of everybody.
    const rare = await column<number>(
      `select count(*)::int as value from meter_warnings
        where ceased_on is null and kind in ('steady', 'loss', 'backflow', 'suspect-down', 'unread')`,
    );
    expect(rare[0]).toBeLessThan(25);
  });

  test('are marked as invented', async () => {
    expect(await count(`meters where note not like '%vymyšlené%(ukázka)'`)).toBe(0);
  });
});

describe('the told months', () => {
  test.each([
    ['2026-11-21', '2024-10-31', '2026-10-31'],
    ['2026-01-01', '2023-12-31', '2025-12-31'],
    // A month whose last day is today has not ended yet.
    ['2024-02-29', '2022-01-31', '2024-01-31'],
    ['2026-11-30', '2024-10-31', '2026-10-31'],
    ['2024-03-30', '2022-02-28', '2024-02-29'],
  ])('on %s go from %s to %s', (day, first, last) => {
    const ends = monthEnds(day);
    expect([ends.length, ends[0], ends.at(-1)]).toEqual([MONTHS + 1, first, last]);
  });
});
