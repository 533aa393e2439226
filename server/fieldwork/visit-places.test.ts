import { describe, expect, test } from 'vitest';
import { browseVisitPlaces, saveVisitAccess } from '#contract/fieldwork/visit-places.ts';
import { addMeasuringPlaceRow, addMeterRow } from '#tests/metering.ts';
import { firstVisit, roundsWorld } from '#tests/rounds-scene.ts';

const { at, scene, token, ofUnit, made, end } = roundsWorld();

describe('places to visit', () => {
  test('tell what is to be done there, in the order of walking', async () => {
    const { db } = at.world;
    const empty = await addMeasuringPlaceRow(db, at.unit, scene.flats[0] as number);
    const old = await addMeasuringPlaceRow(db, at.unit, scene.flats[1] as number);
    await addMeterRow(db, at.unit, old, { verified_year: 2015 });
    expect(empty).toBeGreaterThan(0);
    const { result } = await at.world.call(browseVisitPlaces, ofUnit());
    const told = result.values.map(({ space_number, errands }) => [
      space_number,
      errands.map(({ kind }) => kind),
    ]);
    expect(told).toEqual([
      ['1', []],
      ['2', ['exchange']],
      ['10', ['mounting']],
    ]);
  });

  test('keep what was written first about how one gets in, when two write for the first time', async () => {
    const params = { unit_id: at.unit.unit_id, pasport_id: scene.flats[0] };
    const write = (note: string) => {
      const body = { note, from_minute: null, to_minute: null, version: null };
      return at.world.call(saveVisitAccess, { token: token(), params, body });
    };
    const answers = await Promise.all([write('pes'), write('klíče')]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.result.note;
    const { result } = await at.world.call(browseVisitPlaces, ofUnit());
    const place = result.values.find(({ pasport_id }) => pasport_id === scene.flats[0]);
    expect(place?.access.note).toBe(kept);
  });

  test('tell the last visit, and how one gets in', async () => {
    const params = { unit_id: at.unit.unit_id, pasport_id: scene.flats[0] };
    const body = { note: 'pes', from_minute: null, to_minute: null };
    const saved = await at.world.call(saveVisitAccess, { token: token(), params, body });
    expect(saved.result).toMatchObject({ note: 'pes', version: 1 });
    const round = await made({ pasport_ids: [scene.flats[0]] });
    await end(firstVisit(round), 'no-access');
    const { result } = await at.world.call(browseVisitPlaces, ofUnit());
    expect(result.values.find(({ pasport_id }) => pasport_id === scene.flats[0])).toMatchObject({
      access: { note: 'pes' },
      visit: { round_name: 'Výměna vodoměrů', state: 'no-access', attempt: 1 },
    });
  });
});
