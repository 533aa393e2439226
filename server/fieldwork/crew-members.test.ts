import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { readCrewDay, readVisitJob } from '#contract/fieldwork/crew-day.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { browseCrews, getCrew } from '#contract/fieldwork/crews.ts';
import { addVisitPhoto, reportVisit } from '#contract/fieldwork/results.ts';
import {
  endVisit,
  moveVisit,
  reopenVisit,
  repeatVisit,
  unplaceVisit,
  type Visit,
} from '#contract/fieldwork/visits.ts';
import { listColleagues } from '#contract/todo/todos.ts';
import { undoChange } from '#contract/undo.ts';
import { addCrewRow } from '#tests/fieldwork.ts';
import { MONDAY, roundsWorld, TUESDAY } from '#tests/rounds-scene.ts';

const scene = roundsWorld();
const { at } = scene;

/** Three visits: of the member's crew, of another, and one that waits for a time. */
const made = { own: {} as Visit, theirs: {} as Visit, waiting: {} as Visit, other: 0 };
let member: { token: string; client_user_id: number };

const putInCrew = (crew_id: number | null) =>
  at.world.db.owner.query(
    'update client_users set assembly_crew_id = $2 where client_user_id = $1',
    [member.client_user_id, crew_id],
  );

beforeEach(async () => {
  const { client_id } = at.unit;
  made.other = await addCrewRow(at.world.db, at.unit, { name: 'Četa B' });
  const { all_visits } = await scene.made();
  const [own, second, third] = all_visits as [Visit, Visit, Visit];
  made.own = own;
  made.theirs = (await scene.move(second, { crew_id: made.other })).result;
  const unplaced = await at.world.call(unplaceVisit, {
    ...scene.ofVisit(third),
    body: { version: third.version },
  });
  made.waiting = unplaced.result;
  member = await at.world.makeUser({ client_id });
  await putInCrew(scene.scene.crew);
});

const ofMember = (visit: Visit, body: object = {}) => ({
  token: member.token,
  params: { unit_id: visit.unit_id, visit_id: visit.visit_id },
  body,
});
const read = async (token: string) =>
  (await at.world.call(readWorkCalendar, { token, query: { from: MONDAY, to: TUESDAY } })).result;
const idsOf = (visits: readonly Visit[]) => visits.map(({ visit_id }) => visit_id);
const time = { day: TUESDAY, from_minute: 600, minutes: 60 };

describe('the calendar of a member of a crew', () => {
  test('has the visits of his crew, and nothing that waits for a time', async () => {
    const { crews, visits, waiting, waiting_count } = await read(member.token);
    expect(crews.map(({ crew_id }) => crew_id)).toEqual([scene.scene.crew]);
    expect(idsOf(visits)).toEqual([made.own.visit_id]);
    expect([waiting, waiting_count]).toEqual([[], 0]);
  });

  test('is that of the other crew as soon as he is moved there, and whole when he is in none', async () => {
    await putInCrew(made.other);
    expect(idsOf((await read(member.token)).visits)).toEqual([made.theirs.visit_id]);
    await putInCrew(null);
    const { crews, visits, waiting } = await read(member.token);
    expect(crews).toHaveLength(2);
    expect(idsOf(visits)).toHaveLength(2);
    expect(idsOf(waiting)).toEqual([made.waiting.visit_id]);
  });

  test('is whole for whoever is in no crew', async () => {
    const { crews, visits, waiting_count } = await read(scene.token());
    expect([crews.length, visits.length, waiting_count]).toEqual([2, 2, 1]);
  });
});

const changes: readonly (readonly [string, Endpoint, object])[] = [
  ['moved', moveVisit, time],
  ['put among the waiting', unplaceVisit, {}],
  ['ended', endVisit, { state: 'done' }],
  ['reopened', reopenVisit, {}],
  ['repeated', repeatVisit, {}],
];

describe.each(changes)(
  'a visit of another crew is not %s by a member of a crew',
  (_, call, body) => {
    const bodyOf = ({ version }: Visit) => ({
      ...body,
      ...('version' in call.body.shape && { version }),
      ...(call === moveVisit && { crew_id: scene.scene.crew }),
    });

    test('it is as good as missing, whatever it is asked for', async () => {
      for (const visit of [made.theirs, made.waiting]) {
        const { status } = await at.world.call(call, ofMember(visit, bodyOf(visit)));
        expect(status).toBe(404);
      }
      const missing = { ...made.own, visit_id: 2_147_483_647 };
      expect((await at.world.call(call, ofMember(missing, bodyOf(missing)))).status).toBe(404);
    });
  },
);

describe('a visit of his own crew', () => {
  test('is moved within the crew, ended and taken back', async () => {
    const { version } = made.own;
    const moved = await at.world.call(
      moveVisit,
      ofMember(made.own, { ...time, crew_id: scene.scene.crew, version }),
    );
    expect(moved.result).toMatchObject({ day: TUESDAY, from_minute: 600 });
    const ended = await at.world.call(
      endVisit,
      ofMember(made.own, { state: 'no-access', version: moved.result.version }),
    );
    expect(ended.result.state).toBe('no-access');
    const again = await at.world.call(repeatVisit, ofMember(made.own));
    expect(again.result).toMatchObject({ attempt: 2, state: 'unplaced' });
  });

  test('is not given to another crew by its member', async () => {
    const { version } = made.own;
    const body = { ...time, crew_id: made.other, version };
    expect((await at.world.call(moveVisit, ofMember(made.own, body))).status).toBe(404);
    const { visits } = await read(scene.token());
    expect(visits.find(({ visit_id }) => visit_id === made.own.visit_id)).toEqual(made.own);
  });
});

describe('what a member of a crew brings back', () => {
  const now = '2026-11-28T10:00:00.000Z';
  const told = { state: 'no-access', told_at: now, sent_at: now };
  const report = (visit: Visit) =>
    at.world.call(reportVisit, ofMember(visit, { ...told, key: randomUUID() }));
  const crewsOf = (...crews: number[]) =>
    at.world.db.owner.query('update rounds set crew_ids = $2 where round_id = $1', [
      made.own.round_id,
      crews,
    ]);

  test('is written for his own crew', async () => {
    expect((await report(made.own)).result).toMatchObject({ outcome: 'written', conflict: null });
  });

  test('is kept for the office when the visit went to another crew of the round meanwhile', async () => {
    const { result } = await report(made.theirs);
    expect(result).toMatchObject({ outcome: 'review', conflict: 'visit-moved' });
    const { visits } = await read(scene.token());
    expect(visits.find(({ visit_id }) => visit_id === made.theirs.visit_id)).toEqual(made.theirs);
    expect((await report(made.waiting)).result.conflict).toBe('visit-unplaced');
  });

  test('is missing of a round that his crew does not walk, and so is its photo', async () => {
    await crewsOf(made.other);
    expect((await report(made.theirs)).status).toBe(404);
    expect((await report(made.waiting)).status).toBe(404);
    const photo = {
      key: randomUUID(),
      result_key: randomUUID(),
      of: 'place',
      content_base64: 'AA==',
    };
    const { status } = await at.world.call(addVisitPhoto, ofMember(made.theirs, photo));
    expect(status).toBe(404);
  });

  test('is prepared for his own crew alone', async () => {
    const dayOf = (crew_id: number) =>
      at.world.call(readCrewDay, { token: member.token, params: { crew_id, day: MONDAY } });
    const { result } = await dayOf(scene.scene.crew);
    expect(idsOf(result.values)).toEqual([made.own.visit_id]);
    expect((await dayOf(made.other)).status).toBe(404);
    const job = (visit: Visit) => at.world.call(readVisitJob, ofMember(visit));
    expect((await job(made.own)).status).toBe(200);
    expect((await job(made.theirs)).status).toBe(404);
  });
});

test('a member of a crew reads his own crew alone', async () => {
  const list = await at.world.call(browseCrews, {
    token: member.token,
    params: { show_hidden: '1' },
  });
  expect(list.result.values.map(({ crew_id }) => crew_id)).toEqual([scene.scene.crew]);
  const one = (id: number) => at.world.call(getCrew, { token: member.token, params: { id } });
  expect((await one(scene.scene.crew)).status).toBe(200);
  expect((await one(made.other)).status).toBe(404);
});

test('nobody gives a task to a member of a crew, who could not open it', async () => {
  const { result } = await at.world.call(listColleagues, { token: scene.token() });
  const hereOf = (id: number) => result.values.find((one) => one.client_user_id === id)?.is_here;
  expect([hereOf(member.client_user_id), hereOf(at.user.client_user_id)]).toEqual([false, true]);
});

test('a member of a crew takes back what he did and nothing of others', async () => {
  const foreign = await at.world.db.owner.query<{ audit_id: number }>(
    `select max(audit_id) as audit_id from audit_log where client_id = $1 and record_type = 'visits'`,
    [at.unit.client_id],
  );
  const params = { unit_id: at.unit.unit_id, audit_id: foreign.rows[0]?.audit_id };
  const { status } = await at.world.call(undoChange, { token: member.token, params });
  expect(status).toBe(404);
});
