import { describe, expect, test } from 'vitest';
import { browseVisitEvents, readVisitEvent, type VisitEvent } from '#contract/fieldwork/events.ts';
import { insertRow } from '#tests/builders.ts';
import { addRoundRow, addVisitRow } from '#tests/fieldwork.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { roundsWorld } from '#tests/rounds-scene.ts';
import { addToldFinding, addToldResult, addKeptPhoto } from '#tests/event-rows.ts';

const { at, scene, token, ofUnit } = roundsWorld();

const flat = (index = 0) => scene.flats[index] ?? 0;

async function round() {
  const { work: work_id, crew: crew_id } = scene;
  return addRoundRow(at.world.db, at.unit, { work_id, crew_id, name: 'Výměny' });
}

/** A visit of a flat in the state, on the day and at the minute. */
async function visit(
  round_id: number,
  { state = 'done', pasport_id = flat(), day = '2026-03-02', from_minute = 480 } = {},
): Promise<number> {
  const { db } = at.world;
  const made = { round_id, pasport_id, note: '', crew_id: scene.crew, from_minute, state };
  const id = await addVisitRow(db, at.unit, made);
  await db.owner.query('update visits set day = $1 where visit_id = $2', [day, id]);
  return id;
}

const events = async (query: Record<string, string> = {}): Promise<VisitEvent[]> =>
  (await at.world.call(browseVisitEvents, { ...ofUnit(), query })).result.values;
const eventOf = async (visit_id: number): Promise<VisitEvent> =>
  (await events()).find((one) => one.visit_id === visit_id) as VisitEvent;

const version = (columns: object) =>
  insertRow(at.world.db, 'work_versions', {
    client_id: at.unit.client_id,
    work_id: scene.work,
    duration_minutes: 30,
    ...columns,
  });

describe('events', () => {
  test('are visits that have a day, the newest first, and not those that only wait for one', async () => {
    const round_id = await round();
    const made = [
      await visit(round_id, { day: '2026-03-02', from_minute: 480 }),
      await visit(round_id, { day: '2026-03-03', state: 'planned' }),
      await visit(round_id, { day: '2026-03-02', from_minute: 600, state: 'cancelled' }),
    ];
    const note = { round_id, pasport_id: flat(), note: '' };
    const waiting = await addVisitRow(at.world.db, at.unit, note);
    const [first, second, third] = made;
    expect((await events()).map(({ visit_id }) => visit_id)).toEqual([second, third, first]);
    // Something was told of it: the crew came and put it off.
    await addToldResult(at.world.db, at.unit, waiting, {
      state: 'postponed',
      told_at: '2026-03-04T22:30:00Z',
    });
    expect((await events()).map(({ visit_id }) => visit_id)).toContain(waiting);
    // By the clock in Prague half past eleven of the 4th; in summer it would be the 5th.
    const of = async (from: string, to: string) =>
      (await events({ from, to })).map(({ visit_id }) => visit_id);
    expect(await of('2026-03-04', '2026-03-04')).toEqual([waiting]);
    expect(await of('2026-03-03', '2026-03-03')).toEqual([second]);
    expect(await of('2026-03-05', '2026-03-31')).toEqual([]);
  });

  test('are at first those of ninety days, those to come and all that wait, with how many older ones there are', async () => {
    at.world.setNow('2026-06-01T10:00:00Z');
    const round_id = await round();
    // The 3rd of March is ninety days before the 1st of June.
    const shown = [
      await visit(round_id, { day: '2026-03-03' }),
      await visit(round_id, { day: '2026-07-01', state: 'planned' }),
      await visit(round_id, { day: '2025-05-05', state: 'planned' }),
      await visit(round_id, { day: '2025-04-04' }),
      await addVisitRow(at.world.db, at.unit, { round_id, pasport_id: flat(), note: '' }),
    ];
    const [, , , reviewed = 0, unplaced = 0] = shown;
    await addToldResult(at.world.db, at.unit, reviewed, { outcome: 'review' });
    // Told on the 3rd of March by the clock in Prague.
    await addToldResult(at.world.db, at.unit, unplaced, { told_at: '2026-03-02T23:30:00Z' });
    await visit(round_id, { day: '2026-03-02' });
    await visit(round_id, { day: '2026-03-02', state: 'no-access' });
    await addVisitRow(at.world.db, at.unit, { round_id, pasport_id: flat(), note: '' });
    const { result } = await at.world.call(browseVisitEvents, {
      ...ofUnit(),
      query: { recent: '1' },
    });
    expect(new Set(result.values.map(({ visit_id }) => visit_id))).toEqual(new Set(shown));
    expect(result.older_count).toBe(2);
    expect(await events()).toHaveLength(7);
  });

  test('are of the unit alone', async () => {
    const visit_id = await visit(await round());
    const { near, far } = await at.neighbours();
    const of = (unit_id: number) =>
      at.world.call(browseVisitEvents, { token: token(), params: { unit_id } });
    expect((await of(near.unit_id)).result.values).toEqual([]);
    expect((await of(far.unit_id)).status).toBe(404);
    const one = (unit_id: number) =>
      at.world.call(readVisitEvent, { token: token(), params: { unit_id, visit_id } });
    expect((await one(at.unit.unit_id)).status).toBe(200);
    expect((await one(near.unit_id)).status).toBe(404);
  });

  test('count how many times in a row nobody opened at a place, whatever the round', async () => {
    const first = await round();
    const second = await round();
    const on = (day: string, state: string, round_id = first, pasport_id = flat()) =>
      visit(round_id, { day, state, pasport_id });
    const ids = [
      await on('2026-03-02', 'no-access'),
      await on('2026-03-03', 'cancelled'),
      await on('2026-03-04', 'no-access', second),
      await on('2026-03-05', 'no-access'),
      await on('2026-03-06', 'done'),
      await on('2026-03-09', 'no-access', second),
      await on('2026-03-10', 'planned'),
    ];
    const elsewhere = await on('2026-03-05', 'no-access', first, flat(1));
    const missed = new Map((await events()).map((one) => [one.visit_id, one.missed]));
    expect(ids.map((id) => missed.get(id))).toEqual([1, 0, 2, 3, 0, 1, 0]);
    expect(missed.get(elsewhere)).toBe(1);
    // A row that begins before the asked days is not cut off by them.
    const ofDay = await events({ from: '2026-03-05', to: '2026-03-05' });
    expect(ofDay.find(({ visit_id }) => visit_id === ids[3])?.missed).toBe(3);
  });

  test('have the price of the work that held on their day; none where there was none', async () => {
    await at.world.db.owner.query(
      `update work_versions set valid_from = '2026-01-01' where work_id = $1`,
      [scene.work],
    );
    await version({ valid_from: '2026-03-02', price: 39_900 });
    await version({ valid_from: '2026-03-05', price: 45_000 });
    const round_id = await round();
    const on = (day: string) => visit(round_id, { day });
    const ids = [
      await on('2025-12-31'),
      await on('2026-03-01'),
      await on('2026-03-02'),
      await on('2026-03-04'),
      await on('2026-03-05'),
    ];
    const prices = new Map((await events()).map((one) => [one.visit_id, one.price]));
    expect(ids.map((id) => prices.get(id))).toEqual([null, null, 39_900, 39_900, 45_000]);
  });

  test('say which photo or signature the work required on the day and none came', async () => {
    await version({ valid_from: '2026-03-03', needs_photo: true, needs_signature: true });
    const round_id = await round();
    const { db } = at.world;
    const lacks = async (id: number) => {
      const { lacks_photo, lacks_signature } = await eventOf(id);
      return [lacks_photo, lacks_signature];
    };
    const before = await visit(round_id, { day: '2026-03-02' });
    expect(await lacks(before)).toEqual([false, false]);
    const missed = await visit(round_id, { day: '2026-03-03', state: 'no-access' });
    expect(await lacks(missed)).toEqual([false, false]);
    const done = await visit(round_id, { day: '2026-03-03' });
    expect(await lacks(done)).toEqual([true, true]);
    const result = await addToldResult(db, at.unit, done);
    await addKeptPhoto(db, at.unit, result, 'signature');
    expect(await lacks(done)).toEqual([true, false]);
    await addKeptPhoto(db, at.unit, result, 'new-meter');
    expect(await lacks(done)).toEqual([false, false]);
  });

  test('are not signed by a typed name, nor by a reason why nobody has signed', async () => {
    await version({ valid_from: '2026-03-03', needs_signature: true });
    const visit_id = await visit(await round(), { day: '2026-03-03' });
    const { db } = at.world;
    const standing = async () => {
      const { signature, unsigned_reason, lacks_signature } = await eventOf(visit_id);
      return { signature, unsigned_reason, lacks_signature };
    };
    const lacking = { lacks_signature: true, unsigned_reason: '' };
    expect(await standing()).toEqual({ ...lacking, signature: 'none' });
    const named = await addToldResult(db, at.unit, visit_id, { signed_by: 'Vymyšlená Osoba' });
    expect(await standing()).toEqual({ ...lacking, signature: 'name-only' });
    await addToldResult(db, at.unit, visit_id, { unsigned_reason: 'Odmítnuto podepsat' });
    expect(await standing()).toEqual({
      lacks_signature: true,
      signature: 'unsigned',
      unsigned_reason: 'Odmítnuto podepsat',
    });
    await addKeptPhoto(db, at.unit, named, 'signature');
    expect(await standing()).toMatchObject({ signature: 'signed', lacks_signature: false });
  });

  test('tell the newest result, and one that was given up only where there is no other', async () => {
    const visit_id = await visit(await round());
    const { db } = at.world;
    const { client_user_id } = at.user;
    await addToldResult(db, at.unit, visit_id, { client_user_id, told_at: '2026-03-02T08:00:00Z' });
    await addToldResult(db, at.unit, visit_id, {
      told_at: '2026-03-02T10:00:00Z',
      state: 'no-access',
      outcome: 'dismissed',
    });
    expect((await eventOf(visit_id)).result).toMatchObject({
      state: 'done',
      told_at: '2026-03-02T08:00:00.000Z',
      told_by: 'Jana Zkušební',
    });
    await addToldResult(db, at.unit, visit_id, {
      told_at: '2026-03-02T09:00:00Z',
      outcome: 'review',
      conflict: 'visit-ended',
    });
    expect(await eventOf(visit_id)).toMatchObject({
      to_review: 1,
      result: { outcome: 'review', told_at: '2026-03-02T09:00:00.000Z' },
    });
  });
});

describe('findings of an event', () => {
  test('have the state before the day and the one that was told', async () => {
    const { db } = at.world;
    const place = await addMeasuringPlaceRow(db, at.unit, flat(), { location: 'koupelna' });
    const meter_id = await addMeterRow(db, at.unit, place, { serial_number: 'SV-77' });
    await addReadingRows(db, at.unit, meter_id, { '2026-01-31': 120.5, '2026-03-02': 131.25 });
    const visit_id = await visit(await round());
    const result = await addToldResult(db, at.unit, visit_id);
    const seen = { measuring_place_id: place, meter_id };
    await addToldFinding(db, at.unit, result, { kind: 'reading', ...seen, state: 131.25 });
    await addToldFinding(
      db,
      at.unit,
      result,
      { kind: 'exchange', ...seen, end_state: 131.25, serial_number: 'N-1', start_state: 0.5 },
      { position: 1, outcome: 'refused' },
    );
    await addToldFinding(
      db,
      at.unit,
      result,
      { kind: 'reading', ...seen, state: 9 },
      { position: 2, outcome: 'dismissed' },
    );
    const told = { meter_kind: 'cold-water', name: 'koupelna', serial_number: 'SV-77' };
    const { result: newest } = await eventOf(visit_id);
    expect(newest?.found).toMatchObject([
      { ...told, kind: 'reading', old_state: 120.5, new_state: 131.25, measured_unit: 'm3' },
      {
        ...told,
        kind: 'exchange',
        outcome: 'refused',
        new_serial_number: 'N-1',
        old_state: 131.25,
        new_state: 0.5,
      },
    ]);
    const record = await at.world.call(readVisitEvent, {
      token: token(),
      params: { unit_id: at.unit.unit_id, visit_id },
    });
    expect(record.result.all_found.map(({ outcome }) => outcome)).toEqual([
      'written',
      'refused',
      'dismissed',
    ]);
  });

  test('of an inspection have its name', async () => {
    const { db } = at.world;
    const { client_id, unit_id } = at.unit;
    const { rows } = await db.owner.query<{ id: number }>(
      'select min(revision_type_id) as id from revision_types where client_id = $1',
      [client_id],
    );
    const device = await insertRow(db, 'revisions', {
      client_id,
      unit_id,
      revision_type_id: rows[0]?.id,
      pasport_id: flat(),
      device_name: 'Kotel v bytě',
      active_from: '2020-01-01',
    });
    const visit_id = await visit(await round());
    const result = await addToldResult(db, at.unit, visit_id);
    const told = { kind: 'revision', revision_id: device['revision_id'], result: 'ok' };
    await addToldFinding(db, at.unit, result, told);
    expect((await eventOf(visit_id)).result?.found).toMatchObject([
      { kind: 'revision', name: 'Kotel v bytě', meter_kind: null, old_state: null },
    ]);
  });
});
