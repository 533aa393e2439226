import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseAbsences,
  createAbsence,
  deleteAbsence,
  updateAbsence,
} from '#contract/fieldwork/absences.ts';
import { USUAL_HOURS } from '#contract/fieldwork/crew-record.ts';
import {
  browseCrews,
  createCrew,
  deleteCrew,
  getCrew,
  updateCrew,
} from '#contract/fieldwork/crews.ts';
import { getProfile } from '#contract/profile.ts';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { undoClientChange } from '#contract/undo.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let token: string;
let names = 0;
beforeEach(async () => {
  at.world.setNow('2026-03-10T10:00:00Z');
  const { client_id } = at.unit;
  ({ token } = await at.world.makeUser({ client_id, is_client_admin: true }));
});

const make = (body: object = {}) => {
  names += 1;
  return at.world.call(createCrew, {
    token,
    body: { name: `Četa ${names}`, letters: 'A', ...body },
  });
};
const read = (id: number) => at.world.call(getCrew, { token: at.user.token, params: { id } });
const save = (id: number, body: object) =>
  at.world.call(updateCrew, { token, params: { id }, body });
const changeOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const told = headers[CHANGE_HEADER];
  return readChange(typeof told === 'string' ? told : null);
};
const takeBack = (reply: { headers: Record<string, unknown> }) =>
  at.world.call(undoClientChange, { token, params: { audit_id: changeOf(reply)?.audit_id ?? 0 } });
const member = () => at.world.makeUser({ client_id: at.unit.client_id });

describe('a crew', () => {
  test('works Monday to Friday unless it says otherwise, and is read by any user', async () => {
    const { result } = await make();
    expect(result).toMatchObject({
      letters: 'A',
      color: 'blue',
      hours: USUAL_HOURS,
      works_on_holidays: false,
      member_ids: [],
      members: [],
    });
    expect((await read(result.crew_id)).result).toEqual(result);
  });

  test('keeps its hours sorted, and refuses such as overlap or end before they begin', async () => {
    const hours = [
      { weekday: 2, from: 600, to: 660 },
      { weekday: 1, from: 720, to: 930 },
      { weekday: 1, from: 420, to: 720 },
    ];
    const { result } = await make({ hours });
    expect(result.hours).toEqual([hours[2], hours[1], hours[0]]);
    const overlapping = [
      { weekday: 1, from: 420, to: 721 },
      { weekday: 1, from: 720, to: 930 },
    ];
    const refused = await save(result.crew_id, { hours: overlapping });
    expect(refused.error.fields).toEqual([
      { field: 'hours', message: 'Úseky jednoho dne se překrývají' },
    ]);
    const turned = await save(result.crew_id, { hours: [{ weekday: 1, from: 60, to: 60 }] });
    expect(turned.error.fields?.[0]?.message).toBe('Konec úseku musí být později než začátek');
  });

  test('has a name that no other crew of the client has', async () => {
    const { result } = await make({ name: 'Četa výměn' });
    const { error } = await make({ name: 'ČETA VÝMĚN' });
    expect(error.errorCode).toBe(66021409);
    expect(result.name).toBe('Četa výměn');
  });

  test('has members, who learn of it with their profile; each is in one crew', async () => {
    const someone = await member();
    const one = (await make({ member_ids: [someone.client_user_id] })).result;
    expect(one.member_ids).toEqual([someone.client_user_id]);
    const profile = async () =>
      (await at.world.call(getProfile, { token: someone.token })).result.assembly_crew_id;
    expect(await profile()).toBe(one.crew_id);
    const other = (await make({ member_ids: [someone.client_user_id] })).result;
    expect(await profile()).toBe(other.crew_id);
    const left = (await read(one.crew_id)).result;
    expect(left.member_ids).toEqual([]);
    // Whoever has the crew open learns that a member has left it.
    expect(left.version).toBeGreaterThan(one.version);
    await save(other.crew_id, { member_ids: [] });
    expect(await profile()).toBeNull();
  });

  test('keeps its members when only its name is saved', async () => {
    const someone = await member();
    const { result } = await make({ member_ids: [someone.client_user_id] });
    const saved = await save(result.crew_id, { version: result.version, letters: 'B' });
    expect(saved.result).toMatchObject({ letters: 'B', member_ids: [someone.client_user_id] });
    const late = await save(result.crew_id, { version: result.version, letters: 'C' });
    expect([late.status, late.error.current]).toMatchObject([409, { letters: 'B' }]);
  });

  test('has no member of another client', async () => {
    const foreign = await at.world.makeUser({});
    const { status, error } = await make({ member_ids: [foreign.client_user_id] });
    expect(status).toBe(404);
    expect(error.fields?.[0]?.field).toBe('member_ids');
  });

  test('when deleted, leaves its members without a crew', async () => {
    const someone = await member();
    const { result } = await make({ member_ids: [someone.client_user_id] });
    const params = { id: result.crew_id };
    expect((await at.world.call(deleteCrew, { token, params })).status).toBe(200);
    const profile = await at.world.call(getProfile, { token: someone.token });
    expect(profile.result.assembly_crew_id).toBeNull();
    expect((await read(result.crew_id)).status).toBe(404);
  });

  test('that took a member over gives him back, and keeps whoever has come since', async () => {
    const [one, two] = [await member(), await member()];
    const former = (await make({ member_ids: [one.client_user_id] })).result;
    const { result: next } = await make();
    const moved = await save(next.crew_id, { letters: 'N', member_ids: [one.client_user_id] });
    await save(former.crew_id, { member_ids: [two.client_user_id] });
    expect((await takeBack(moved)).status).toBe(200);
    expect((await read(next.crew_id)).result).toMatchObject({ letters: 'A', member_ids: [] });
    const both = [one.client_user_id, two.client_user_id].toSorted((a, b) => a - b);
    expect((await read(former.crew_id)).result.member_ids).toEqual(both);
  });

  test('that was deleted has its members again', async () => {
    const { client_user_id } = await member();
    const { result } = await make({ member_ids: [client_user_id] });
    const gone = await at.world.call(deleteCrew, { token, params: { id: result.crew_id } });
    expect((await takeBack(gone)).status).toBe(200);
    const { values } = (await at.world.call(browseCrews, { token, params: { show_hidden: '1' } }))
      .result;
    const back = values.find(({ name }) => name === result.name);
    expect(back).toMatchObject({ member_ids: [client_user_id], hours: USUAL_HOURS });
  });

  test('that was deleted with absences stays so, because history does not keep why', async () => {
    const { result } = await make();
    const body = {
      crew_id: result.crew_id,
      day_from: '2026-09-01',
      day_to: '2026-09-02',
      reason: 'sickness',
    };
    await at.world.call(createAbsence, { token, body });
    const gone = await at.world.call(deleteCrew, { token, params: { id: result.crew_id } });
    expect(changeOf(gone)).toBeUndefined();
  });

  test('when given up, is listed only on request', async () => {
    const { result } = await make({ hidden: true });
    const list = async (show_hidden: '0' | '1') =>
      (await at.world.call(browseCrews, { token, params: { show_hidden } })).result.values.map(
        ({ crew_id }) => crew_id,
      );
    expect(await list('0')).not.toContain(result.crew_id);
    expect(await list('1')).toContain(result.crew_id);
  });

  test('is made and changed by a client admin alone', async () => {
    const { result } = await make();
    const body = { name: 'Četa nikoho', letters: 'N' };
    const { status } = await at.world.call(createCrew, { token: at.user.token, body });
    const params = { id: result.crew_id };
    const saved = await at.world.call(updateCrew, { token: at.user.token, params, body });
    expect([status, saved.status]).toEqual([403, 403]);
  });
});

describe('an absence', () => {
  const week = {
    day_from: '2026-03-16',
    day_to: '2026-03-20',
    reason: 'sickness',
    note: 'chřipka',
  };
  const add = (body: object) => at.world.call(createAbsence, { token, body: { ...week, ...body } });
  const list = async (who: string, query: Record<string, string> = {}) =>
    (await at.world.call(browseAbsences, { token: who, query })).result.values;

  test('of a person is told with its reason to who manages crews, and without it to others', async () => {
    const someone = await member();
    const { result } = await add({ client_user_id: someone.client_user_id });
    expect(result).toMatchObject({ reason: 'sickness', note: 'chřipka', crew_id: null });
    const [own] = (await list(token)).filter(
      (one) => one.crew_absence_id === result.crew_absence_id,
    );
    expect(own).toEqual(result);
    const [told] = (await list(at.user.token)).filter(
      (one) => one.crew_absence_id === result.crew_absence_id,
    );
    expect(told).toEqual({ ...result, reason: null, note: '' });
  });

  test('is listed for days into which it reaches', async () => {
    const { crew_id } = (await make()).result;
    const { result } = await add({ crew_id });
    const has = async (from: string, to: string) =>
      (await list(token, { from, to })).some(
        (one) => one.crew_absence_id === result.crew_absence_id,
      );
    expect(await has('2026-03-20', '2026-03-31')).toBe(true);
    expect(await has('2026-03-01', '2026-03-16')).toBe(true);
    expect(await has('2026-03-01', '2026-03-15')).toBe(false);
    expect(await has('2026-03-21', '2026-03-31')).toBe(false);
  });

  test('is of a crew or of one person, and of the client', async () => {
    const { crew_id } = (await make()).result;
    const someone = await member();
    const both = await add({ crew_id, client_user_id: someone.client_user_id });
    expect(both.error.fields?.[0]).toEqual({
      field: 'crew_id',
      message: 'Vyberte četu, nebo jednoho jejího člena',
    });
    expect((await add({})).status).toBe(400);
    const foreign = await at.world.makeUser({});
    expect((await add({ client_user_id: foreign.client_user_id })).status).toBe(404);
  });

  test('ends after it begins', async () => {
    const { crew_id } = (await make()).result;
    const turned = await add({ crew_id, day_to: '2026-03-15' });
    expect(turned.error.fields).toEqual([
      { field: 'day_to', message: 'Konec nesmí být dříve než začátek' },
    ]);
    const hour = { crew_id, day_to: '2026-03-16', minute_from: 600, minute_to: 600 };
    expect((await add(hour)).error.fields?.[0]?.field).toBe('minute_to');
    expect((await add({ ...hour, minute_to: 601 })).status).toBe(200);
  });

  test('is changed and taken away', async () => {
    const { crew_id } = (await make()).result;
    const { result } = await add({ crew_id, reason: 'vacation' });
    const params = { id: result.crew_absence_id };
    const body = { version: 1, day_to: '2026-03-17' };
    const saved = await at.world.call(updateAbsence, { token, params, body });
    expect(saved.result).toMatchObject({ day_to: '2026-03-17', version: 2 });
    expect((await at.world.call(updateAbsence, { token, params, body })).status).toBe(409);
    expect((await at.world.call(deleteAbsence, { token, params })).status).toBe(200);
    expect((await at.world.call(deleteAbsence, { token, params })).status).toBe(404);
  });

  test('leaves in history no word of why', async () => {
    const someone = await member();
    const { result } = await add({ client_user_id: someone.client_user_id });
    const { rows } = await at.world.db.owner.query<{ changes: object }>(
      `select changes from audit_log where record_type = 'crew_absences' and record_id = $1`,
      [result.crew_absence_id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/sickness|chřipka/u);
  });
});
