import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  addToRound,
  deleteRound,
  listRounds,
  planRound,
  previewRound,
  readRoundRecord,
  saveRound,
  type RoundRecord,
} from '#contract/fieldwork/rounds.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { reopenVisit, repeatVisit, unplaceVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { saveVisitAccess } from '#contract/fieldwork/visit-places.ts';
import { addCrewRow, addWorkRow } from '#tests/fieldwork.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { firstVisit, MONDAY, roundsWorld, TUESDAY } from '#tests/rounds-scene.ts';

const { at, scene, token, ofUnit, ofRound, ofVisit, asked, create, made, move, end } =
  roundsWorld();

const times = ({ all_visits }: RoundRecord) =>
  all_visits.map(({ space_number, day, from_minute }) => [space_number, day, from_minute]);

describe('a round', () => {
  test('gives its places times of the crew in the order of walking', async () => {
    // Numbers are ordered as numbers; an hour each from seven, none over the break.
    expect(times(await made())).toEqual([
      ['1', MONDAY, 420],
      ['2', MONDAY, 480],
      ['10', MONDAY, 540],
    ]);
  });

  test('keeps what does not fit without a time, and tells why before it is made', async () => {
    const preview = await at.world.call(previewRound, {
      ...ofUnit(),
      body: asked({ minutes: 240 }),
    });
    // Two spans of a day bear one visit of four hours, and none in 3.5 hours.
    expect(preview.result).toMatchObject({
      unplaced: [{ reason: 'no-time' }, { reason: 'no-time' }],
      asked: 720,
      free: 480,
    });
    expect(await made({ minutes: 240 })).toMatchObject({ planned: 1, unplaced: 2, visits: 3 });
  });

  test('does not plan over visits of another round of the same crew', async () => {
    await made({ pasport_ids: [scene.flats[0]], minutes: 120 });
    expect(times(await made({ pasport_ids: [scene.flats[1]] }))).toEqual([['2', MONDAY, 540]]);
  });

  test('minds in which hours somebody is at home', async () => {
    const params = { unit_id: at.unit.unit_id, pasport_id: scene.flats[2] };
    const body = { note: 'jen odpoledne', from_minute: 780, to_minute: null };
    await at.world.call(saveVisitAccess, { token: token(), params, body });
    const [one] = (await made()).all_visits;
    expect(one).toMatchObject({ space_number: '1', from_minute: 780 });
  });

  test('plans on what waits, into other days', async () => {
    const { round_id, version } = await made({ minutes: 240 });
    const planned = await at.world.call(planRound, {
      ...ofRound(round_id),
      body: { ...asked({ pasport_ids: undefined, minutes: 240, days: [TUESDAY] }), version },
    });
    expect(planned.result).toMatchObject({ planned: 2, unplaced: 1, days: [TUESDAY] });
  });

  test('takes more places, and none twice while a visit of it waits', async () => {
    const { round_id } = await made({ pasport_ids: [scene.flats[0]] });
    const added = await at.world.call(addToRound, {
      ...ofRound(round_id),
      body: { pasport_ids: [scene.flats[0], scene.flats[1]] },
    });
    expect(added.result).toMatchObject({ visits: 2, unplaced: 1 });
  });

  test('is closed only when nothing of it waits', async () => {
    const round = await made({ pasport_ids: [scene.flats[0]] });
    const close = () =>
      at.world.call(saveRound, { ...ofRound(round.round_id), body: { is_closed: true } });
    expect((await close()).error.errorCode).toBe(errors['round-open-visits'].errorCode);
    await end(firstVisit(round), 'done');
    expect((await close()).result).toMatchObject({ closed: '2026-11-28T10:00:00.000Z', done: 1 });
    const more = { ...ofRound(round.round_id), body: { pasport_ids: [scene.flats[1]] } };
    const refused = await at.world.call(addToRound, more);
    expect(refused.error.errorCode).toBe(errors['round-closed'].errorCode);
  });

  test('goes with its visits while none has ended', async () => {
    const round = await made();
    await end(firstVisit(round), 'no-access');
    const remove = () => at.world.call(deleteRound, ofRound(round.round_id));
    expect((await remove()).error.errorCode).toBe(errors['record-used'].errorCode);
    const body = {};
    await at.world.call(reopenVisit, { ...ofVisit(firstVisit(round)), body });
    expect((await remove()).result).toEqual({ deleted: true });
    expect((await at.world.call(listRounds, ofUnit())).result.values).toEqual([]);
  });

  test('refuses a place, a work and a crew of somebody else as missing ones', async () => {
    const { db } = at.world;
    const { near, far } = await at.neighbours();
    const foreignCrew = await addCrewRow(db, far);
    const foreignWork = await addWorkRow(db, far);
    const { pasport_id } = await addBuildingRow(db, near, { pasport_name: 'Jinde 1' });
    expect((await create({ crew_ids: [foreignCrew] })).status).toBe(404);
    expect((await create({ work_id: foreignWork })).status).toBe(404);
    expect((await create({ pasport_ids: [pasport_id] })).status).toBe(404);
  });
});

describe('a visit', () => {
  test('moves to another time, which is told in the calendar of all units', async () => {
    const visit = firstVisit(await made());
    expect((await move(visit)).result).toMatchObject({ day: TUESDAY, from_minute: 480 });
    const { result } = await at.world.call(readWorkCalendar, {
      token: token(),
      query: { from: TUESDAY, to: TUESDAY },
    });
    expect(result.visits.map(({ visit_id }) => visit_id)).toEqual([visit.visit_id]);
    expect(result.crews).toMatchObject([
      { crew_id: scene.crew, days: [{ day: TUESDAY, hours: [{ from: 420 }, { from: 720 }] }] },
    ]);
  });

  test('never overlaps another one, even if it is meant', async () => {
    const round = await made();
    const refused = await move(firstVisit(round), {
      day: MONDAY,
      from_minute: 500,
      despite: true,
    });
    expect(refused.error.errorCode).toBe(errors['visit-overlaps'].errorCode);
    expect(refused.error.errorMsg).toContain('Lipová 3, prostor 2');
  });

  test('stands outside of the hours of the crew only if it is meant', async () => {
    const visit = firstVisit(await made());
    const refused = await move(visit, { from_minute: 690 });
    expect(refused.error.errorCode).toBe(errors['visit-doubtful'].errorCode);
    expect((await move(visit, { from_minute: 690, despite: true })).result.from_minute).toBe(690);
  });

  test('of two people who move two visits to the same time, one is refused', async () => {
    const [one, other] = (await made()).all_visits as [Visit, Visit];
    const answers = await Promise.all([move(one), move(other)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('waits for a time again when its time is taken away', async () => {
    const visit = firstVisit(await made());
    const answer = await at.world.call(unplaceVisit, { ...ofVisit(visit), body: {} });
    expect(answer.result).toMatchObject({ state: 'unplaced', crew_id: null, day: null });
    const refused = await end(visit, 'done');
    expect(refused.error.errorCode).toBe(errors['visit-not-planned'].errorCode);
  });

  test('on which nobody opened is tried again, once', async () => {
    const visit = firstVisit(await made());
    await end(visit, 'no-access', { note: 'zvonek bez odezvy' });
    const again = () => at.world.call(repeatVisit, ofVisit(visit));
    expect((await again()).result).toMatchObject({ attempt: 2, state: 'unplaced' });
    expect((await again()).error.errorCode).toBe(errors['visit-followed'].errorCode);
    const { result } = await at.world.call(readRoundRecord, ofRound(visit.round_id));
    expect(result).toMatchObject({ missed: 0, unplaced: 1 });
  });

  test('ended by mistake comes back with its time, unless somebody has it now', async () => {
    const [one, other] = (await made()).all_visits as [Visit, Visit];
    await end(one, 'cancelled');
    const back = () => at.world.call(reopenVisit, { ...ofVisit(one), body: {} });
    await move(other, { day: MONDAY, from_minute: 420 });
    expect((await back()).result).toMatchObject({ state: 'unplaced', day: null });
    await move(other, { day: TUESDAY, from_minute: 480 });
    await move(one, { day: MONDAY, from_minute: 420 });
    await end(one, 'done');
    expect((await back()).result).toMatchObject({ state: 'planned', from_minute: 420 });
  });

  test('of a closed round is neither taken back nor tried again', async () => {
    const round = await made({ pasport_ids: [scene.flats[0]] });
    const visit = firstVisit(round);
    await end(visit, 'no-access');
    const close = (is_closed: boolean) =>
      at.world.call(saveRound, { ...ofRound(round.round_id), body: { is_closed } });
    await close(true);
    const back = await at.world.call(reopenVisit, { ...ofVisit(visit), body: {} });
    const again = await at.world.call(repeatVisit, ofVisit(visit));
    const codes = [back, again].map(({ error }) => error.errorCode);
    expect(codes).toEqual([errors['round-closed'].errorCode, errors['round-closed'].errorCode]);
    await close(false);
    expect((await at.world.call(repeatVisit, ofVisit(visit))).result.attempt).toBe(2);
  });

  test('is saved only over the version that the person saw', async () => {
    const visit = firstVisit(await made());
    await move(visit, { version: visit.version });
    const refused = await move(visit, { from_minute: 540, version: visit.version });
    expect(refused.error.errorCode).toBe(errors['version-conflict'].errorCode);
  });
});
