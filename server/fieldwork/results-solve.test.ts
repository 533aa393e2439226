import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  dismissVisitResult,
  writeVisitResult,
  type VisitResult,
} from '#contract/fieldwork/results.ts';
import { reopenVisit, repeatVisit, unplaceVisit } from '#contract/fieldwork/visits.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { resultsWorld } from '#tests/results-scene.ts';
import { MONDAY } from '#tests/rounds-scene.ts';

const at = resultsWorld();
const { own, visit, report, reading, readings, stored, rows, ofVisit } = at;

const ofResult = ({ visit_result_id }: Pick<VisitResult, 'visit_result_id'>) => ({
  token: at.token(),
  params: { unit_id: at.at.unit.unit_id, id: visit_result_id },
});
const write = (result: VisitResult, body: object = {}) =>
  at.at.world.call(writeVisitResult, {
    ...ofResult(result),
    body: { version: result.version, ...body },
  });
const dismiss = (result: VisitResult, note: string) =>
  at.at.world.call(dismissVisitResult, {
    ...ofResult(result),
    body: { note, version: result.version },
  });
const findingId = ({ findings }: VisitResult, turn = 0) => findings[turn]?.visit_finding_id ?? 0;

/** A result whose reading is lower than the one before, and so waits. */
const waiting = async (more: object = {}) =>
  (await report({ findings: [reading(120)], ...more })).result;

describe('the office', () => {
  test('writes a finding put right, on the day on which it was told', async () => {
    const result = await waiting();
    at.at.world.setNow('2026-12-10T09:00:00Z');
    const corrected = { visit_finding_id: findingId(result), told: reading(150) };
    const solved = await write(result, { findings: [corrected], note: 'přepsali se' });
    expect(solved.result).toMatchObject({
      outcome: 'written',
      solved_note: 'přepsali se',
      findings: [{ outcome: 'written', told: { state: 150 }, field: '', message: '' }],
    });
    expect(await readings()).toMatchObject([{ read_on: MONDAY, state: 150 }]);
    const again = await write(solved.result);
    expect(again.error.errorCode).toBe(errors['result-solved'].errorCode);
    expect(await readings()).toHaveLength(1);
  });

  test('writes all of it or nothing, and is told what stands against each finding', async () => {
    const { db } = at.at.world;
    const place = await addMeasuringPlaceRow(db, at.at.unit, own.flat);
    const mounting = {
      kind: 'mounting',
      measuring_place_id: place,
      serial_number: 'N',
      start_state: 0,
    };
    const { result } = await report({
      findings: [reading(120), { ...mounting, start_state: 1e9 }],
    });
    const refused = await write(result, {
      findings: [
        { visit_finding_id: findingId(result, 1), told: mounting },
        { visit_finding_id: findingId(result), told: reading(121) },
      ],
    });
    expect(refused.status).toBe(400);
    expect(refused.error.fields).toMatchObject([{ field: 'findings.1.told.state' }]);
    expect(await rows('select 1 from meters where measuring_place_id = $1', [place])).toEqual([]);
    expect(await readings()).toEqual([]);
    // One that is not named is tried as it came.
    const unnamed = await write(result);
    expect(unnamed.error.fields?.map(({ field }) => field)).toEqual(['findings', 'findings']);
    const solved = await write(result, {
      findings: [{ visit_finding_id: findingId(result, 1), told: mounting }],
      drop: [findingId(result)],
    });
    expect(solved.result.findings.map(({ outcome }) => outcome)).toEqual(['dismissed', 'written']);
  });

  test('solves what only lacked something without any finding', async () => {
    await at.work('reading', ['needs_state']);
    const { result } = await report();
    expect(result).toMatchObject({ outcome: 'review', missing: ['needs_state'] });
    expect((await write(result)).result).toMatchObject({ outcome: 'written' });
  });

  test('is refused by an older version, and by findings of another result', async () => {
    const result = await waiting();
    const older = await write(result, { version: result.version + 1 });
    expect(older.error.errorCode).toBe(errors['version-conflict'].errorCode);
    const other = (await report({ findings: [reading(120)] }, own.visits[1])).result;
    expect((await write(result, { drop: [findingId(other)] })).status).toBe(404);
  });

  test('gives a result up only with a reason, and what came stays', async () => {
    const result = await waiting();
    const bare = await dismiss(result, ' ');
    expect(bare.error.fields?.map(({ field }) => field)).toEqual(['note']);
    const { result: solved } = await dismiss(result, 'jiný byt');
    expect(solved).toMatchObject({
      outcome: 'dismissed',
      solved_note: 'jiný byt',
      findings: [{ outcome: 'dismissed', told: { state: 120 } }],
    });
    expect(await readings()).toEqual([]);
    const late = await dismiss(solved, 'znovu');
    expect(late.error.errorCode).toBe(errors['result-solved'].errorCode);
  });
});

describe('the visit of a result that the office writes', () => {
  test('that was missed has been made after all', async () => {
    await at.end(visit(), 'no-access');
    const { result } = await report({ findings: [reading(140)], note: 'přece otevřeli' });
    expect((await write(result)).result).toMatchObject({ outcome: 'written' });
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done', note: 'přece otevřeli' });
    expect(await readings()).toHaveLength(1);
  });

  test('that another try follows stays missed; what was found is written', async () => {
    await at.end(visit(), 'no-access');
    const { result } = await report({ findings: [reading(140)] });
    await at.at.world.call(repeatVisit, ofVisit(visit()));
    await write(result);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'no-access' });
    expect(await readings()).toHaveLength(1);
  });

  test('that was made stays made, whatever came later', async () => {
    await report({ findings: [reading(140)] });
    const { result } = await report({ state: 'no-access', note: 'nikdo' });
    await write(result);
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done', note: '' });
  });

  test('that lost its time has to have one first', async () => {
    await at.at.world.call(unplaceVisit, { ...ofVisit(visit()), body: {} });
    const { result } = await report({ findings: [reading(140)] });
    const refused = await write(result);
    expect(refused.error.errorCode).toBe(errors['visit-not-planned'].errorCode);
    expect(await readings()).toEqual([]);
    const times = { day: MONDAY, from_minute: 720 };
    expect((await at.move(visit(), times)).status).toBe(200);
    expect((await write(result)).result).toMatchObject({ outcome: 'written' });
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done', day: MONDAY });
  });

  test('that was put off and has another time now is not put off again', async () => {
    const { result } = await report({ state: 'postponed', findings: [reading(120)] });
    expect(result).toMatchObject({ outcome: 'review', conflict: null });
    await at.move(visit());
    await write(result, { drop: [findingId(result)] });
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'planned' });
  });

  test('that was reopened ends as the result says', async () => {
    const result = await waiting();
    await at.at.world.call(reopenVisit, { ...ofVisit(visit()), body: {} });
    await write(result, { drop: [findingId(result)] });
    expect(await stored(visit().visit_id)).toMatchObject({ state: 'done' });
  });
});

test('after the licence has ended nothing that waits is written', async () => {
  const result = await waiting();
  const text = `update clients set licence_valid_to = '2026-01-01' where client_id = $1`;
  await rows(text, [at.at.unit.client_id]);
  const told = { visit_finding_id: findingId(result), told: reading(150) };
  const refused = await write(result, { findings: [told] });
  expect(refused.error.errorCode).toBe(errors['licence-expired'].errorCode);
  // To give up is no new record.
  expect((await dismiss(result, 'nezapíše se')).status).toBe(200);
});
