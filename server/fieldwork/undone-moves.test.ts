import { describe, expect, test } from 'vitest';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { unplaceVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { undoChange } from '#contract/undo.ts';
import { firstVisit, MONDAY, roundsWorld, TUESDAY } from '#tests/rounds-scene.ts';

const scene = roundsWorld();
const { at } = scene;

type Answer = Awaited<ReturnType<typeof scene.move>>;

const takeBack = ({ headers }: Pick<Answer, 'headers'>) => {
  const told = headers[CHANGE_HEADER];
  const { audit_id } = readChange(typeof told === 'string' ? told : null) ?? { audit_id: 0 };
  const params = { unit_id: at.unit.unit_id, audit_id };
  return at.world.call(undoChange, { token: scene.token(), params });
};
const timeOf = ({ state, crew_id, day, from_minute, minutes }: Visit) => ({
  state,
  crew_id,
  day,
  from_minute,
  minutes,
});
const standing = async ({ round_id, visit_id }: Visit) => {
  const { result } = await at.world.call(readRoundRecord, scene.ofRound(round_id));
  return result.all_visits.find((one) => one.visit_id === visit_id) as Visit;
};
const unplaced = (visit: Visit) =>
  at.world.call(unplaceVisit, { ...scene.ofVisit(visit), body: { version: visit.version } });

describe('a moved visit', () => {
  test('goes back to its former time, crew and length', async () => {
    const visit = firstVisit(await scene.made());
    const moved = await scene.move(visit, { minutes: 90 });
    expect(moved.result).toMatchObject({ day: TUESDAY, minutes: 90 });
    const back = await takeBack(moved);
    expect(back.status).toBe(200);
    expect(timeOf(await standing(visit))).toEqual(timeOf(visit));
    expect((await takeBack(back)).status).toBe(200);
    expect(timeOf(await standing(visit))).toEqual(timeOf(moved.result));
  });

  test('stays where it is, with a sentence, when its former time was taken since', async () => {
    const { all_visits } = await scene.made();
    const [visit, next] = all_visits as [Visit, Visit];
    const moved = await scene.move(visit);
    const { from_minute } = visit;
    const into = await scene.move(next, { day: MONDAY, from_minute, despite: true });
    expect(into.status).toBe(200);
    const back = await takeBack(moved);
    expect(back.status).toBe(409);
    expect(back.error.errorMsg).toMatch(/má .*návštěvu|překrývá|obsazen/i);
    expect((await standing(visit)).day).toBe(TUESDAY);
  });

  test('goes back also to a time that was doubtful, because it was meant', async () => {
    const visit = firstVisit(await scene.made());
    const night = { from_minute: 1200, despite: true };
    const meant = await scene.move(visit, night);
    const moved = await scene.move(meant.result, { from_minute: 480 });
    expect((await takeBack(moved)).status).toBe(200);
    expect((await standing(visit)).from_minute).toBe(1200);
  });

  test('that has changed since does not go back', async () => {
    const visit = firstVisit(await scene.made());
    const moved = await scene.move(visit);
    await scene.end(moved.result, 'done');
    const back = await takeBack(moved);
    expect(back.status).toBe(409);
    expect((await standing(visit)).state).toBe('done');
  });
});

test('a visit that was given its first time waits again, and gets the time once more', async () => {
  const visit = firstVisit(await scene.made());
  const waiting = (await unplaced(visit)).result;
  const placed = await scene.move(waiting);
  const back = await takeBack(placed);
  expect(back.status).toBe(200);
  expect(timeOf(await standing(visit))).toEqual(timeOf(waiting));
  expect((await takeBack(back)).status).toBe(200);
  expect(timeOf(await standing(visit))).toEqual(timeOf(placed.result));
});

test('a visit that lost its time gets it back', async () => {
  const visit = firstVisit(await scene.made());
  const answer = await unplaced(visit);
  expect((await takeBack(answer)).status).toBe(200);
  expect(timeOf(await standing(visit))).toEqual(timeOf(visit));
});

test('what a visit was ended by is offered no way back here: it has one of its own', async () => {
  const visit = firstVisit(await scene.made());
  const ended = await scene.end(visit, 'done');
  expect(ended.headers[CHANGE_HEADER]).toBeUndefined();
});
