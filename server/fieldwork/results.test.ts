import { describe, expect, test } from 'vitest';
import { listVisitResults } from '#contract/fieldwork/results.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { deleteRound } from '#contract/fieldwork/rounds.ts';
import { reopenVisit, unplaceVisit } from '#contract/fieldwork/visits.ts';
import { errors } from '#contract/errors.ts';
import { deleteReading } from '#contract/metering/readings.ts';
import { addMeasuringPlaceRow, addReadingRows } from '#tests/metering.ts';
import { NOON, resultsWorld, THERE } from '#tests/results-scene.ts';
import { MONDAY, TUESDAY } from '#tests/rounds-scene.ts';

const at = resultsWorld();
const { own, visit, report, reading, ofVisit, rows, readings, stored } = at;

describe('a done visit', () => {
  test('writes its readings as a person would, on the day on which it was told', async () => {
    const { result } = await report({ findings: [reading(140, { note: 'vlhko', seal: 'P-5' })] });
    expect(result).toMatchObject({
      outcome: 'written',
      state: 'done',
      told_at: THERE,
      came: NOON,
      conflict: null,
      missing: [],
      findings: [{ outcome: 'written', field: '', message: '', meter_id: null }],
    });
    expect(await readings()).toEqual([
      {
        read_on: MONDAY,
        state: 140,
        reading_kind: 'current',
        source: 'entry',
        status: 'ok',
        note: 'vlhko\nPlomba P-5',
      },
    ]);
    expect(await stored(visit().visit_id)).toMatchObject({
      state: 'done',
      day: MONDAY,
      client_user_id: at.at.user.client_user_id,
      ended: THERE,
    });
    const list = await at.at.world.call(listVisitResults, ofVisit(visit()));
    expect(list.result.values).toEqual([result]);
  });

  test('keeps what the rules refuse, with the reason, and writes the rest', async () => {
    const other = await addMeasuringPlaceRow(at.at.world.db, at.at.unit, own.flat);
    const mounting = {
      kind: 'mounting',
      measuring_place_id: other,
      serial_number: 'SV-9',
      start_state: 1,
    };
    const { result } = await report({ findings: [reading(120), mounting] });
    expect(result).toMatchObject({ outcome: 'review', state: 'done', conflict: null });
    expect(result.findings).toMatchObject([
      {
        told: { kind: 'reading', state: 120 },
        outcome: 'refused',
        field: 'state',
        message:
          'Stav je nižší než 130 ze dne 1. 11. 2026. Přetočil se číselník, nebo bylo měřidlo vyměněno?',
        meter_reading_id: null,
      },
      { outcome: 'written', message: '' },
    ]);
    expect(await readings()).toEqual([]);
    expect(
      await rows('select seal, worker, digits from meters where serial_number = $1', ['SV-9']),
    ).toEqual([{ seal: '', worker: 'Četa A', digits: 5 }]);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done' });
  });

  test('links the reading that the day already has, when it says the same', async () => {
    await addReadingRows(at.at.world.db, at.at.unit, own.meter, { [MONDAY]: 140 });
    const same = await report({ findings: [reading(140)] });
    expect(same.result).toMatchObject({ outcome: 'written' });
    expect(same.result.findings[0]?.meter_reading_id).toBeGreaterThan(0);
    expect(await readings()).toHaveLength(1);
  });

  test('does not write over another reading of the day', async () => {
    await addReadingRows(at.at.world.db, at.at.unit, own.meter, { [MONDAY]: 141 });
    const { result } = await report({ findings: [reading(140)] });
    expect(result.findings).toMatchObject([
      { outcome: 'refused', message: expect.stringContaining('K tomuto dni už odečet je') },
    ]);
    expect(await readings()).toMatchObject([{ state: 141 }]);
  });

  test('writes nothing elsewhere than where it was, nor at a device that nobody saw', async () => {
    const { db } = at.at.world;
    const next = await addMeasuringPlaceRow(db, at.at.unit, at.scene.flats[0] ?? 0);
    const elsewhere = {
      kind: 'mounting',
      measuring_place_id: next,
      serial_number: 'X',
      start_state: 0,
    };
    const { result } = await report({
      findings: [elsewhere, reading(140, { meter_id: own.meter + 1000 })],
    });
    expect(result.findings).toMatchObject([
      { field: 'measuring_place_id', message: 'Měřicí místo je jinde, než kde návštěva byla' },
      { field: 'meter_id', message: 'Na místě mezitím stojí jiné měřidlo SV-1' },
    ]);
    expect(await rows('select 1 from meters where measuring_place_id = $1', [next])).toEqual([]);
    expect(await readings()).toEqual([]);
  });

  test('waits for the office when it has not brought what its work requires', async () => {
    await at.work('exchange', ['needs_state', 'needs_number', 'needs_photo']);
    const { result } = await report({ findings: [reading(140)] });
    // A photo comes by itself.
    expect(result).toMatchObject({ outcome: 'review', missing: ['needs_number'] });
    expect(await readings()).toHaveLength(1);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done' });
  });

  test('waits for the office when nobody has signed, with the reason; a name is no signature', async () => {
    await at.work('reading', ['needs_signature']);
    const unsigned = { unsigned_reason: 'Nikdo nebyl přítomen', signed_by: 'Jana Vzorová' };
    const { result } = await report({ findings: [reading(140)], ...unsigned });
    expect(result).toMatchObject({
      ...unsigned,
      outcome: 'review',
      missing: ['needs_signature'],
      signature: 'unsigned',
    });
    // What was read is written all the same.
    expect(await readings()).toHaveLength(1);
    const [second] = own.visits.slice(1);
    const signed = await report({ is_signed: true, signed_by: 'Jana Vzorová' }, second);
    expect(signed.result).toMatchObject({ outcome: 'written', missing: [], unsigned_reason: '' });
    // Until the drawing itself has come, there is a name alone.
    expect(signed.result.signature).toBe('name-only');
    const [, , third] = own.visits;
    const named = await report({ signed_by: 'Jana Vzorová' }, third);
    expect(named.result).toMatchObject({ outcome: 'review', missing: ['needs_signature'] });
  });
});

describe('a visit that was not made', () => {
  test('ends as missed, with the note', async () => {
    const { result } = await report({ state: 'no-access', note: 'nikdo neotevřel' });
    expect(result).toMatchObject({ outcome: 'written', findings: [] });
    expect(await stored(visit().visit_id)).toMatchObject({
      state: 'no-access',
      note: 'nikdo neotevřel',
      ended: THERE,
    });
  });

  test('waits for another time when it is put off, with the note', async () => {
    const { result } = await report({ state: 'postponed', note: 'až po 15. 12.' });
    expect(result).toMatchObject({ outcome: 'written' });
    const after = {
      state: 'unplaced',
      day: null,
      crew_id: null,
      ended: null,
      note: 'až po 15. 12.',
    };
    expect(await stored(visit().visit_id)).toMatchObject(after);
    // A second word of it is kept too.
    const again = await report({ state: 'postponed', note: 'volali, až v lednu' });
    expect(again.result).toMatchObject({ outcome: 'written', conflict: null });
    expect(await stored(visit().visit_id)).toMatchObject({ note: 'volali, až v lednu' });
  });

  test('goes out of the calendar of the day and into those that wait', async () => {
    await report({ state: 'postponed' });
    const { result } = await at.at.world.call(readWorkCalendar, {
      token: at.token(),
      query: { from: MONDAY, to: TUESDAY },
    });
    expect([result.visits.length, result.waiting_count]).toEqual([2, 1]);
  });
});

describe('a result that comes too late', () => {
  test('is kept and writes nothing when the visit has ended', async () => {
    await at.end(visit(), 'cancelled', { note: 'odvolali' });
    const { result } = await report({ findings: [reading(140)], note: 'hotovo' });
    expect(result).toMatchObject({
      outcome: 'review',
      conflict: 'visit-ended',
      findings: [{ outcome: 'refused', told: { state: 140 } }],
    });
    expect(await readings()).toEqual([]);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'cancelled', note: 'odvolali' });
  });

  test('is kept beside the same result of another device', async () => {
    await report({ findings: [reading(140)] });
    const { result } = await report({ findings: [reading(140)] });
    expect(result).toMatchObject({ outcome: 'review', conflict: 'visit-ended' });
    const list = await at.at.world.call(listVisitResults, ofVisit(visit()));
    expect(list.result.values.map(({ outcome }) => outcome)).toEqual(['review', 'written']);
  });

  test.each(['done', 'no-access'])(
    'is kept when its time was taken from the visit: %s',
    async (state) => {
      await at.at.world.call(unplaceVisit, { ...ofVisit(visit()), body: {} });
      const { result } = await report({ state });
      expect(result).toMatchObject({ outcome: 'review', conflict: 'visit-unplaced' });
      expect(await stored(visit().visit_id)).toMatchObject({ state: 'unplaced', ended: null });
    },
  );
});

describe('an ended licence', () => {
  test('keeps the result and ends the visit, and writes nothing new', async () => {
    const { client_id } = at.at.unit;
    await rows(`update clients set licence_valid_to = '2026-01-01' where client_id = $1`, [
      client_id,
    ]);
    const { result, status } = await report({ findings: [reading(140)] });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      outcome: 'review',
      conflict: null,
      findings: [{ outcome: 'refused', message: errors['licence-expired'].errorMsg }],
    });
    expect(await readings()).toEqual([]);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done' });
  });
});

describe('a visit that has written', () => {
  const reopen = () => at.at.world.call(reopenVisit, { ...ofVisit(visit()), body: {} });

  test('is not reopened while what it wrote stands', async () => {
    const { result } = await report({ findings: [reading(140)] });
    const refused = await reopen();
    expect(refused.error).toMatchObject({
      errorCode: errors['visit-written'].errorCode,
      errorMsg: expect.stringContaining('zapsáno'),
    });
    const id = result.findings[0]?.meter_reading_id ?? 0;
    const params = { unit_id: at.at.unit.unit_id, meter_id: own.meter, id };
    await at.at.world.call(deleteReading, { token: at.token(), params });
    expect((await reopen()).result).toMatchObject({ state: 'planned' });
    const list = await at.at.world.call(listVisitResults, ofVisit(visit()));
    // That it was written stays told.
    expect(list.result.values[0]?.findings).toMatchObject([
      { outcome: 'written', meter_reading_id: null },
    ]);
  });

  test('is reopened when it wrote nothing, and its round is not deleted', async () => {
    await report({ state: 'no-access' });
    expect((await reopen()).result).toMatchObject({ state: 'planned' });
    const refused = await at.at.world.call(deleteRound, at.ofRound(visit().round_id));
    expect(refused.error.errorCode).toBe(errors['record-used'].errorCode);
  });
});
