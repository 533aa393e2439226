import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { saveRound } from '#contract/fieldwork/rounds.ts';
import { revokeSlotLinks } from '#contract/fieldwork/slots.ts';
import { saveVisitAccess } from '#contract/fieldwork/visit-places.ts';
import { addCrewRow } from '#tests/fieldwork.ts';
import { addRelationRow } from '#tests/addresses.ts';
import { MONDAY, TUESDAY } from '#tests/rounds-scene.ts';
import { slotsWorld } from '#tests/slots-scene.ts';

const on = slotsWorld();
const { at, scene, visit, secretOf, open, choose, confirm, unsuited, seen, move, end, made } = on;

const codeOf = (code: keyof typeof errors) => errors[code].errorCode;
const timesOf = (slots: readonly { day: string; from_minute: number }[], day: string) =>
  slots.filter((one) => one.day === day).map(({ from_minute }) => from_minute);

describe('whoever has the link of a visit', () => {
  test('sees who comes, what for, where and when', async () => {
    const { result } = await open(await secretOf('2'));
    expect(result).toMatchObject({
      round_name: 'Výměna vodoměrů',
      work_name: 'Výměna vodoměru',
      building_name: 'Lipová 3',
      space_number: '2',
      state: 'planned',
      day: MONDAY,
      from_minute: 480,
      to_minute: 540,
      standing: 'open',
      answer: null,
      // The day after the last one of the round.
      expires: '2026-12-09',
    });
    expect(result.client_name).not.toBe('');
  });

  test('is offered free times of the crew by its hours, and never a time of others', async () => {
    const { slots } = (await open(await secretOf('2'))).result;
    // On Monday 7:00 and 9:00 are taken by the flats 1 and 10, 8:00 is its own. Work ends at 11:30 and 15:30, so what
    // is left starts at 10:00 (10:30 would overlap the window before), 12:00, 13:00 and 14:00.
    expect(timesOf(slots, MONDAY)).toEqual([600, 720, 780, 840]);
    expect(timesOf(slots, TUESDAY)).toEqual([420, 480, 540, 600, 720, 780, 840]);
  });

  test('is offered only hours in which somebody is at the place', async () => {
    const params = { unit_id: at.unit.unit_id, pasport_id: visit('2').pasport_id };
    const body = { note: '', from_minute: 780, to_minute: null };
    await at.world.call(saveVisitAccess, { token: at.user.token, params, body });
    const { slots } = (await open(await secretOf('2'))).result;
    expect(timesOf(slots, TUESDAY)).toEqual([780, 840]);
  });

  test('has the way of the crew to another house left free', async () => {
    const crews = [scene.crew];
    await at.world.db.owner.query('update rounds set travel = 60 where round_id = $1', [
      on.round().round_id,
    ]);
    const { pasport_id } = await on.house('Lipová 5');
    const other = await made({ pasport_ids: [pasport_id], days: [TUESDAY], crew_ids: crews });
    // Somebody is in another house from 7:00 to 8:00, so nobody starts here before 9:00.
    expect(other.all_visits[0]).toMatchObject({ from_minute: 420 });
    const { slots } = (await open(await secretOf('2'))).result;
    expect(timesOf(slots, TUESDAY)[0]).toBe(540);
  });

  test('moves the visit, by whichever crew of the round is free', async () => {
    const second = await addCrewRow(at.world.db, at.unit, { name: 'Četa B' });
    await at.world.db.owner.query('update rounds set crew_ids = $1 where round_id = $2', [
      [scene.crew, second],
      on.round().round_id,
    ]);
    const secret = await secretOf('2');
    // The first crew is at the flat 1 then.
    const { result } = await choose(secret, MONDAY, 420, { note: 'zvonit u Nováků' });
    expect(result).toMatchObject({
      day: MONDAY,
      from_minute: 420,
      answer: 'chosen',
      answer_stands: true,
      note: 'zvonit u Nováků',
    });
    expect(await seen('2')).toMatchObject({
      crew_id: second,
      from_minute: 420,
      minutes: 60,
      state: 'planned',
      resident: { answer: 'chosen', note: 'zvonit u Nováků', stands: true },
    });
  });

  test('does not get a time that is taken, not the crew’s or not of the round', async () => {
    const secret = await secretOf('2');
    for (const [day, minute] of [
      [MONDAY, 420],
      [MONDAY, 450],
      [TUESDAY, 690],
      [TUESDAY, 421],
      ['2026-12-09', 480],
    ] as const)
      expect([minute, (await choose(secret, day, minute)).error.errorCode]).toEqual([
        minute,
        codeOf('slot-taken'),
      ]);
    expect(await seen('2')).toMatchObject({ day: MONDAY, from_minute: 480, resident: null });
  });

  test('does not get a crew that was given up', async () => {
    await at.world.db.owner.query('update crews set hidden = true where crew_id = $1', [
      scene.crew,
    ]);
    const secret = await secretOf('2');
    expect((await open(secret)).result.slots).toEqual([]);
    expect((await choose(secret, TUESDAY, 480)).status).toBe(409);
  });

  test('confirms the time, and no other than he saw', async () => {
    const secret = await secretOf('2');
    expect((await confirm(secret, MONDAY, 480, 'pes')).result.answer).toBe('confirmed');
    expect(await seen('2')).toMatchObject({
      resident: { answer: 'confirmed', note: 'pes', stands: true },
    });
    await move(visit('2'));
    // The office has moved it: what was confirmed is another time.
    expect(await seen('2')).toMatchObject({ day: TUESDAY, resident: { stands: false } });
    expect((await confirm(secret, MONDAY, 480)).error.errorCode).toBe(codeOf('slot-moved'));
  });

  test('says that none suits; the visit stays as it is, and what he wishes is read', async () => {
    const secret = await secretOf('2');
    const empty = await unsuited(secret, ' ');
    expect([empty.status, empty.error.fields?.[0]?.field]).toEqual([400, 'note']);
    await unsuited(secret, 'jen v sobotu');
    expect(await seen('2')).toMatchObject({
      day: MONDAY,
      from_minute: 480,
      resident: { answer: 'unsuited', note: 'jen v sobotu', stands: true },
    });
  });

  test('leaves an audit row of the visit and of what he said, with nobody’s name', async () => {
    await choose(await secretOf('2'), TUESDAY, 480);
    const { rows } = await at.world.db.owner.query<{ record_type: string; user_identity: string }>(
      `select record_type, user_identity from audit_log
        where client_id = $1 and action = 'update' and record_type in ('visits', 'visit_links')
        order by record_type`,
      [at.unit.client_id],
    );
    expect(rows).toEqual([
      { record_type: 'visit_links', user_identity: '' },
      { record_type: 'visits', user_identity: '' },
    ]);
  });
});

describe('a time is not changed any more', () => {
  test('since 18:00 of the day before; it may still be confirmed', async () => {
    const secret = await secretOf('2');
    at.world.setNow('2026-12-06T16:59:00Z');
    expect((await open(secret)).result.standing).toBe('open');
    // 18:00 in Prague.
    at.world.setNow('2026-12-06T17:00:00Z');
    const { result } = await open(secret);
    expect([result.standing, result.slots]).toEqual(['late', []]);
    const refused = await choose(secret, TUESDAY, 480);
    expect(refused.error).toMatchObject({ errorCode: codeOf('slot-closed') });
    expect(refused.error.errorMsg).toContain('den předem do 18.00');
    expect((await unsuited(secret, 'jindy')).status).toBe(409);
    expect((await confirm(secret, MONDAY, 480, 'zvonit')).status).toBe(200);
  });

  test('to a day that begins too soon', async () => {
    await move(visit('2'));
    at.world.setNow('2026-12-06T17:00:00Z');
    const { slots } = (await open(await secretOf('2'))).result;
    expect(timesOf(slots, MONDAY)).toEqual([]);
    expect((await choose(await secretOf('2'), MONDAY, 600)).error.errorCode).toBe(
      codeOf('slot-taken'),
    );
  });

  test('once the visit is over', async () => {
    const secret = await secretOf('2');
    await end(visit('2'), 'done');
    expect((await open(secret)).result).toMatchObject({ standing: 'ended', slots: [] });
    const refused = await confirm(secret, MONDAY, 480);
    expect(refused.error.errorMsg).toContain('Návštěva už skončila');
  });

  test('in a closed round', async () => {
    const secret = await secretOf('2');
    for (const number of ['1', '2', '10']) await end(visit(number), 'cancelled');
    const body = { is_closed: true };
    await at.world.call(saveRound, { ...on.ofRound(on.round().round_id), body });
    expect((await open(secret)).result.standing).toBe('closed');
    expect((await confirm(secret, MONDAY, 480)).error.errorMsg).toContain('uzavřená');
  });
});

describe('a link', () => {
  test('is the same however often it is asked for, by the code of the slip too', async () => {
    const [one] = await on.secretsOf([visit('2').visit_id]);
    expect(await on.secretsOf([visit('2').visit_id])).toEqual([one]);
    expect(one?.path).toMatch(/^\/termin\/[\w-]{43}$/u);
    expect((await open(one?.code ?? '')).result.space_number).toBe('2');
    expect((await on.secretsOf([visit('1').visit_id]))[0]?.code).not.toBe(one?.code);
  });

  test('that ended, was revoked or is nobody’s is refused by one answer', async () => {
    const secret = await secretOf('2');
    const nobodys = await open('x'.repeat(43));
    // Everything but the number of the call is the same.
    const same = ({ status, error: { errorCode, errorMsg } }: typeof nobodys) => [
      status,
      errorCode,
      errorMsg,
    ];
    expect([nobodys.status, nobodys.error.errorCode]).toEqual([404, codeOf('visit-link-unknown')]);
    at.world.setNow('2026-12-09T12:00:00Z');
    expect((await open(secret)).status).toBe(200);
    at.world.setNow('2026-12-10T12:00:00Z');
    expect(same(await open(secret))).toEqual(same(nobodys));
    at.world.setNow('2026-11-28T12:00:00Z');
    const revoked = await at.world.call(revokeSlotLinks, on.ofRound(on.round().round_id));
    expect(revoked.result).toEqual({ revoked: 1 });
    expect(same(await open(secret))).toEqual(same(nobodys));
    expect(same(await confirm(secret, MONDAY, 480))).toEqual(same(nobodys));
    expect((await open(await secretOf('2'))).status).toBe(200);
  });

  test('of a visit that the office has moved further holds until the day after it', async () => {
    const secret = await secretOf('2');
    await move(visit('2'), { day: '2026-12-18' });
    at.world.setNow('2026-12-19T10:00:00Z');
    expect((await open(secret)).status).toBe(200);
    at.world.setNow('2026-12-20T10:00:00Z');
    expect((await open(secret)).status).toBe(404);
  });

  test('is not tried out: wrong ones of one network are counted', async () => {
    for (let tried = 0; tried < 30; tried += 1) await open(`${'y'.repeat(41)}${tried + 10}`);
    expect((await open(await secretOf('2'))).status).toBe(429);
    expect((await open(await secretOf('2'), 2)).status).toBe(200);
  });

  test('tells nothing of people, nor of other flats', async () => {
    const { db } = at.world;
    for (const number of ['1', '2', '10']) {
      const { rows } = await db.owner.query<{ address_id: number }>(
        `insert into addresses (client_id, unit_id, address_type, last_name, first_name, phone, note)
         values ($1, $2, 'person', 'Kanárová', 'Kanára', '777000111', 'kanár') returning address_id`,
        [at.unit.client_id, at.unit.unit_id],
      );
      const address_id = rows[0]?.address_id ?? 0;
      const { pasport_id } = visit(number);
      const since = { pasport_id, address_id, valid_from: '2020-01-01' };
      await addRelationRow(db, at.unit, 'tenant', since);
    }
    const [two, ten] = [await secretOf('2'), await secretOf('10')];
    await unsuited(ten, 'kanárek z desítky');
    const poster = await on.poster();
    const answers = [
      await open(two),
      await choose(two, TUESDAY, 480),
      await choose(two, MONDAY, 540),
      await confirm(two, TUESDAY, 480),
      await on.openHouse(poster),
      await on.prove(poster, '10', '1234'),
    ];
    for (const { text } of answers) {
      expect(text).not.toMatch(/kan[aá]r|777000111/iu);
      expect(text).not.toContain('"10"');
      expect(text).not.toContain('Četa');
    }
  });
});
