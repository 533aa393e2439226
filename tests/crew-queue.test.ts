import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ToldState } from '#contract/fieldwork/result-words.ts';
import { newDevice, sendFrom, tellOn, type Device, type Link } from './crew-devices.ts';
import { addRoundRow, addVisitRow } from './fieldwork.ts';
import { takenPhoto } from './photos.ts';
import { roundsWorld } from './rounds-scene.ts';

// What holds of results whatever connection phones have: the browser's own queue against a real server.

const { at, scene, token } = roundsWorld();

/** How many histories are made; `npm run prove` makes many more. */
const HISTORIES = Number(process.env['KASTELAN_FUZZ'] ?? 25);
const BEGUN = Date.parse('2026-03-02T07:00:00Z');
const HOUR = 3_600_000;

let picture = '';
beforeAll(async () => {
  picture = (await takenPhoto()).toString('base64');
});

interface Tell {
  readonly is: 'tell';
  readonly device: 0 | 1;
  readonly visit: number;
  readonly state: ToldState;
  readonly photos: number;
}
interface Send {
  readonly is: 'send';
  readonly device: 0 | 1;
  readonly links: readonly Link[];
  readonly tabs: number;
}
type Step = Tell | Send | { readonly is: 'wait'; readonly minutes: number };

const device = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    is: fc.constant('tell' as const),
    device,
    visit: fc.nat(2),
    state: fc.constantFrom<ToldState>('done', 'done', 'no-access', 'postponed'),
    photos: fc.nat(2),
  }),
  fc.record({
    is: fc.constant('send' as const),
    device,
    links: fc.array(fc.constantFrom<Link>('ok', 'ok', 'lost-there', 'lost-back'), {
      maxLength: 5,
    }),
    tabs: fc.constantFrom(1, 1, 2),
  }),
  fc.record({ is: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
);
const history = fc.record({
  skews: fc.tuple(fc.constantFrom(0, HOUR, -HOUR), fc.constantFrom(0, HOUR, -HOUR)),
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
});

/** What was told, when it really was, and on which device. */
interface Word {
  readonly key: string;
  readonly visit_id: number;
  readonly state: ToldState;
  readonly real: number;
  readonly device: number;
  readonly photos: readonly string[];
}

async function newVisits(): Promise<readonly number[]> {
  const { world, unit } = at;
  const { work, crew, flats } = scene;
  const round_id = await addRoundRow(world.db, unit, {
    work_id: work,
    crew_id: crew,
    name: randomUUID(),
  });
  const made: number[] = [];
  for (const [turn, pasport_id] of flats.entries()) {
    const place = { round_id, pasport_id, note: '', crew_id: crew };
    made.push(await addVisitRow(world.db, unit, { ...place, from_minute: 480 + turn * 60 }));
  }
  return made;
}

/** Lives through a history and then has all devices send with a good connection; what was told. */
async function livedThrough(
  { skews, steps }: { skews: readonly number[]; steps: readonly Step[] },
  visits: readonly number[],
) {
  const devices = skews.map((skew, index) => newDevice(`${index}`, skew));
  const told: Word[] = [];
  let now = BEGUN;
  const settle = (moment: number) => {
    now = moment;
    at.world.setNow(new Date(moment).toISOString());
  };
  const send = (from: Device, links: readonly Link[], rest: Link, tabs: number) => {
    const left = [...links];
    const next = () => left.shift() ?? rest;
    return sendFrom(from, { world: at.world, token: token(), now: () => now, next }, tabs);
  };
  const tell = ({ device: index, visit, state, photos: count }: Tell) => {
    const own = devices[index];
    const visit_id = visits[visit];
    if (own === undefined || visit_id === undefined) return;
    const key = randomUUID();
    const photos = Array.from({ length: count }, () => randomUUID());
    for (const photo of photos) own.pictures.set(photo, picture);
    const told_at = new Date(now + own.skew).toISOString();
    tellOn(own, {
      key,
      visit_id,
      unit_id: at.unit.unit_id,
      day: '2026-03-02',
      title: '',
      told: {
        state,
        told_at,
        note: '',
        checks: [],
        signed_by: '',
        unsigned_reason: '',
        findings: [],
      },
      photos: photos.map((one) => ({
        key: one,
        of: 'place' as const,
        measuring_place_id: null,
        fault: '',
      })),
    });
    told.push({ key, visit_id, state, real: now, device: index, photos });
  };
  settle(BEGUN);
  for (const one of steps) {
    if (one.is === 'wait') settle(now + one.minutes * 60_000);
    else if (one.is === 'tell') tell(one);
    else {
      const own = devices[one.device];
      if (own !== undefined) await send(own, one.links, 'lost-there', one.tabs);
    }
    settle(now + 1000);
  }
  for (const own of devices) await send(own, [], 'ok', 1);
  return { told, devices };
}

interface Kept {
  readonly key: string;
  readonly visit_id: number;
  readonly state: ToldState;
  readonly told_at: Date;
  readonly conflict: string | null;
}

async function keptOf(visits: readonly number[]): Promise<readonly Kept[]> {
  const { rows } = await at.world.db.owner.query<Kept>(
    `select key, visit_id, state, told_at, conflict from visit_results
      where client_id = $1 and visit_id = any($2) order by visit_result_id`,
    [at.unit.client_id, visits],
  );
  return rows;
}

async function photosOf(visits: readonly number[]): Promise<readonly string[]> {
  const { rows } = await at.world.db.owner.query<{ key: string }>(
    `select p.key from visit_photos p join visit_results r using (client_id, visit_result_id)
      where p.client_id = $1 and r.visit_id = any($2)`,
    [at.unit.client_id, visits],
  );
  return rows.map(({ key }) => key);
}

async function stateOf(visit_id: number): Promise<string> {
  const { rows } = await at.world.db.owner.query<{ state: string }>(
    'select state from visits where client_id = $1 and visit_id = $2',
    [at.unit.client_id, visit_id],
  );
  return rows[0]?.state ?? '';
}

const AFTER = { done: 'done', 'no-access': 'no-access', postponed: 'unplaced' } as const;

test('whatever connections are lost, every result comes once, in its order, by the right clock, and with its photos', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (lived) => {
      const visits = await newVisits();
      const { told, devices } = await livedThrough(lived, visits);
      const kept = await keptOf(visits);
      const words = new Map(told.map((word) => [word.key, word]));

      // Every one, once.
      expect(kept.map(({ key }) => key).toSorted()).toEqual([...words.keys()].toSorted());
      for (const { key, visit_id, state, told_at } of kept) {
        const word = words.get(key);
        expect({ visit_id, state }).toEqual({ visit_id: word?.visit_id, state: word?.state });
        // A clock that is wrong by an hour is put right.
        expect(told_at.getTime()).toBe(word?.real);
      }
      // What one device told comes in the order in which it was told.
      for (const index of [0, 1]) {
        const own = told.filter((word) => word.device === index).map(({ key }) => key);
        const came = kept.map(({ key }) => key).filter((key) => own.includes(key));
        expect(came).toEqual(own);
      }
      const photos = told.flatMap((word) => word.photos).toSorted();
      expect((await photosOf(visits)).toSorted()).toEqual(photos);
      // The visit is as the first one that came says; what came later is kept for the office.
      for (const visit_id of visits) {
        const [first, ...later] = kept.filter((one) => one.visit_id === visit_id);
        expect(await stateOf(visit_id)).toBe(first === undefined ? 'planned' : AFTER[first.state]);
        for (const { state, conflict } of later)
          expect(conflict === null).toBe(first?.state === 'postponed' && state === 'postponed');
      }
      // Nothing is left on the devices.
      for (const { results, pictures } of devices)
        expect([results.size, pictures.size]).toEqual([0, 0]);
    }),
    { numRuns: HISTORIES },
  );
}, 300_000);
