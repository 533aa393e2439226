import { describe, expect, test } from 'vitest';
import { createReading, deleteReading, listReadings } from '#contract/metering/readings.ts';
import { getSelfPhoto } from '#contract/metering/self-reading-calls.ts';
import { takenPhoto } from '#tests/photos.ts';
import { CLOSES, OPENS, selfReadingsWorld } from '#tests/self-readings.ts';

const world = selfReadingsWorld();
const { at, flat, payer, start, started, secretsFor, send, readings, stored } = world;
const { accept, refuse, takeBack, read, ask, sheets, end, term, open, revoke } = world;

/** States sent of one flat each, as they are waiting: in the order of the flats. */
async function waitingFor(sent: readonly number[]) {
  const flats = [];
  for (const [at_] of sent.entries()) flats.push(await flat(String(at_ + 1)));
  const round = await started();
  for (const [index, { pasport_id, meter }] of flats.entries()) {
    const { link } = await secretsFor(round, pasport_id);
    await send(link, { meter_id: meter, state: sent[index] ?? 0, confirmed: true });
  }
  const ids = (await readings(round)).map(({ self_reading_id }) => self_reading_id);
  return { round, ids, meters: flats.map(({ meter }) => meter), flats };
}

describe('a round', () => {
  test('asks each shown space of the house with a meter of the kind, and no other', async () => {
    const one = await flat('1');
    await flat('2', []);
    const { status, result } = await start();
    expect(status).toBe(200);
    expect(result).toMatchObject({
      building_name: 'Lipová 12',
      state: 'running',
      opens: OPENS,
      closes: CLOSES,
      spaces_count: 1,
      answered_count: 0,
      waiting_count: 0,
    });
    const { spaces } = (await read(result.self_reading_round_id)).result;
    expect(spaces).toMatchObject([
      { pasport_id: one.pasport_id, meters_count: 1, sent_count: 0, revoked: false, asked: null },
    ]);
    expect((await start({ kinds: ['gas'] })).error?.errorCode).toBe(66200409);
  });

  test('begins of a house of the unit only, and not in the past', async () => {
    const { pasport_id } = await flat('1');
    expect((await start({ pasport_id })).status).toBe(404);
    const { far } = await at.neighbours();
    expect((await start({ pasport_id: far.unit_id + 1_000_000 })).status).toBe(404);
    expect((await start({ closes: '2027-01-01' })).error?.fields?.[0]?.field).toBe('closes');
    expect((await start({ opens: '2027-02-01' })).error?.fields?.[0]?.field).toBe('closes');
  });

  test('gets another last day while it runs; an ended one gets none and takes nothing', async () => {
    const { pasport_id, meter } = await flat('1');
    const round = await started();
    expect((await term(round, '2027-01-20')).result.closes).toBe('2027-01-20');
    expect((await term(round, '2026-12-01')).status).toBe(400);
    expect((await end(round, 'closed')).result.state).toBe('closed');
    expect((await term(round, '2027-01-21')).error?.errorMsg).toBe('Samoodečet už skončil.');
    expect((await end(round, 'closed')).status).toBe(410);
    expect((await sheets(round)).status).toBe(410);
    const { link } = await secretsFor(round, pasport_id);
    expect((await send(link, { meter_id: meter, state: 130 })).status).toBe(410);
  });

  test('is begun by nobody without a licence', async () => {
    await flat('1');
    await at.world.db.owner.query(
      `update clients set licence_valid_to = '2001-01-01' where client_id = $1`,
      [at.unit.client_id],
    );
    expect((await start()).error?.errorCode).toBe(63002409);
  });
});

describe('asking', () => {
  test('mails a link to each who has an address, once a day at most, and names nobody', async () => {
    const one = await flat('1');
    const two = await flat('2');
    await payer(one.pasport_id, 'jedna@odecty.example.cz');
    await payer(two.pasport_id);
    const round = await started();
    expect((await ask(round, 'invitation')).result).toEqual({ asked_count: 1 });
    expect((await ask(round, 'invitation')).result).toEqual({ asked_count: 0 });
    expect((await ask(round, 'reminder')).result).toEqual({ asked_count: 0 });
    const { rows } = await at.world.db.owner.query<{ subject: string; body: string }>(
      `select subject, body from outbox_mails where recipient = 'jedna@odecty.example.cz'`,
    );
    expect(rows).toHaveLength(1);
    const { link } = await secretsFor(round, one.pasport_id);
    expect(rows[0]?.body).toContain(`/odecty/${link}\n`);
    expect(rows[0]?.body).toContain('od 28. 12. 2026 do 10. 1. 2027');
    expect(rows[0]?.body).not.toContain('Novák');
    expect((await read(round)).result.spaces.map(({ asked }) => asked?.kind)).toEqual([
      'invitation',
      undefined,
    ]);
    await send(link, { meter_id: one.meter, state: 130 });
    at.world.setNow('2027-01-05T10:00:00Z');
    expect((await ask(round, 'reminder')).result).toEqual({ asked_count: 0 });
  });

  test('prints the same codes again, of those whose link is not taken back', async () => {
    const one = await flat('1');
    const two = await flat('2');
    const round = await started();
    const first = (await sheets(round)).result.values;
    expect(first.map(({ space_number }) => space_number)).toEqual(['1', '2']);
    expect(first[0]?.url).toMatch(/\/odecty\/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/u);
    expect((await sheets(round)).result.values).toEqual(first);
    expect((await open(first[0]?.code ?? '')).status).toBe(200);
    const { link } = await secretsFor(round, one.pasport_id);
    await send(link, { meter_id: one.meter, state: 130 });
    const left = (await sheets(round, 'unanswered')).result.values;
    expect(left.map(({ space_number }) => space_number)).toEqual(['2']);
    await revoke(round, two.pasport_id);
    expect((await sheets(round, 'unanswered')).result.values).toEqual([]);
  });
});

describe('what waits', () => {
  test('is nothing of a round that nobody has answered', async () => {
    await flat('1');
    expect(await readings(await started())).toEqual([]);
  });

  test('becomes readings of self-reading in bulk; what cannot be stays with its reason', async () => {
    const { round, ids, meters } = await waitingFor([130, 99, 140]);
    expect((await readings(round)).map(({ fault }) => fault === '')).toEqual([true, false, true]);
    expect((await accept(round, ids)).result).toEqual({ accepted_count: 2, left_count: 1 });
    expect((await readings(round)).map(({ outcome }) => outcome)).toEqual([
      'accepted',
      'waiting',
      'accepted',
    ]);
    expect(await stored(meters[0] ?? 0)).toEqual([
      { read_on: '2026-12-31', state: 130, source: 'self', overflowed: false },
    ]);
    expect(await stored(meters[1] ?? 0)).toEqual([]);
    expect((await read(round)).result.round).toMatchObject({ answered_count: 3, waiting_count: 1 });
  });

  test('is taken over whole or not at all when the database fails in the middle', async () => {
    const { round, ids, meters } = await waitingFor([130, 140]);
    const { owner } = at.world.db;
    await owner.query(`create function break_reading() returns trigger language plpgsql as
      $$ begin if new.meter_id = ${meters[1] ?? 0} then raise exception 'broken'; end if; return new; end $$`);
    await owner.query(`create trigger break_reading before insert on meter_readings
      for each row execute function break_reading()`);
    expect((await accept(round, ids)).status).toBe(500);
    await owner.query('drop trigger break_reading on meter_readings');
    await owner.query('drop function break_reading()');
    expect((await readings(round)).map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);
    expect(await stored(meters[0] ?? 0)).toEqual([]);
    expect((await accept(round, ids)).result.accepted_count).toBe(2);
  });

  test('is taken over once, however often it is asked for', async () => {
    const { round, ids, meters } = await waitingFor([130]);
    const [one, other] = await Promise.all([accept(round, ids), accept(round, ids)]);
    const counts = [one.result.accepted_count, other.result.accepted_count];
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await stored(meters[0] ?? 0)).toHaveLength(1);
  });

  test('lower than the last one is taken over as one after an overflow, when the manager says so', async () => {
    const { round, ids, meters } = await waitingFor([3]);
    expect((await accept(round, ids)).result.accepted_count).toBe(0);
    expect((await accept(round, ids, { overflowed: true })).result.accepted_count).toBe(1);
    expect(await stored(meters[0] ?? 0)).toMatchObject([{ state: 3, overflowed: true }]);
  });

  test('beside another state of the day stays; the same one is taken over without a second', async () => {
    const { round, ids, meters } = await waitingFor([130, 140]);
    for (const [index, state] of [131, 140].entries())
      await at.world.call(createReading, {
        token: at.user.token,
        params: { unit_id: at.unit.unit_id, meter_id: meters[index] ?? 0, id: 0 },
        body: { read_on: '2026-12-31', state },
      });
    expect((await readings(round))[0]?.fault).toBe('K tomuto dni je už zapsán stav 131');
    expect((await accept(round, ids)).result).toEqual({ accepted_count: 1, left_count: 1 });
    expect(await stored(meters[1] ?? 0)).toMatchObject([{ source: 'entry' }]);
    const { result } = await takeBack(round, [ids[1] ?? 0]);
    expect(result.returned_count).toBe(1);
    expect(await stored(meters[1] ?? 0)).toHaveLength(1);
  });

  test('is refused with a reason that is asked for', async () => {
    const { round, ids } = await waitingFor([130]);
    expect((await refuse(round, ids, '')).status).toBe(400);
    expect((await refuse(round, ids)).result).toEqual({ refused_count: 1 });
    expect((await readings(round))[0]).toMatchObject({
      outcome: 'refused',
      outcome_reason: 'Číslo nesedí s fotkou',
    });
    expect((await accept(round, ids)).result).toEqual({ accepted_count: 0, left_count: 1 });
  });

  test('of a cancelled round, or of another one, is not taken over', async () => {
    const { round, ids } = await waitingFor([130]);
    const other = await started();
    expect((await accept(other, ids)).status).toBe(404);
    expect((await refuse(other, ids)).status).toBe(404);
    await end(round, 'cancelled');
    expect((await accept(round, ids)).status).toBe(410);
  });
});

describe('what was taken over', () => {
  test('is taken back with its photo, which goes where its state is', async () => {
    const { pasport_id, meter } = await flat('1');
    const round = await started();
    const { link } = await secretsFor(round, pasport_id);
    const photo = { content_base64: (await takenPhoto()).toString('base64') };
    await send(link, { meter_id: meter, state: 130, photo });
    const [before] = await readings(round);
    const photoOf = (id: number) => {
      const params = { unit_id: at.unit.unit_id, id };
      return at.world.call(getSelfPhoto, { token: at.user.token, params });
    };
    const id = before?.photo_ids[0] ?? 0;
    expect((await photoOf(id)).status).toBe(200);
    await accept(round, [before?.self_reading_id ?? 0]);
    expect((await photoOf(id)).status).toBe(404);
    const measuring_place_id = before?.measuring_place_id ?? 0;
    const listed = () =>
      at.world.call(listReadings, {
        token: at.user.token,
        params: { unit_id: at.unit.unit_id, measuring_place_id },
      });
    expect((await listed()).result.values[0]?.photo_ids).toEqual([id]);
    expect((await takeBack(round, [before?.self_reading_id ?? 0])).result.returned_count).toBe(1);
    expect(await stored(meter)).toEqual([]);
    expect((await readings(round))[0]).toMatchObject({ outcome: 'waiting', photo_ids: [id] });
  });

  test('is not taken back once a later reading stands on it or somebody has corrected it', async () => {
    const { round, ids, meters } = await waitingFor([130, 140]);
    await accept(round, ids);
    await at.world.db.owner.query(
      `update meter_readings set version = 2, note = 'opraveno' where meter_id = $1 and source = 'self'`,
      [meters[0]],
    );
    const corrected = await takeBack(round, [ids[0] ?? 0]);
    expect(corrected.error?.fields?.[0]?.message).toContain('mezitím někdo opravil');
    expect((await takeBack(round, ids)).status).toBe(400);
    expect((await readings(round)).map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted']);
    expect((await takeBack(round, [ids[1] ?? 0])).status).toBe(200);
  });

  test('stays told when its reading is deleted otherwise, and can be taken over again', async () => {
    const { round, ids, meters } = await waitingFor([130]);
    await accept(round, ids);
    const { rows } = await at.world.db.owner.query<{ meter_reading_id: number }>(
      `select meter_reading_id from meter_readings where meter_id = $1 and source = 'self'`,
      [meters[0]],
    );
    const params = {
      unit_id: at.unit.unit_id,
      meter_id: meters[0] ?? 0,
      id: rows[0]?.meter_reading_id ?? 0,
    };
    const gone = await at.world.call(deleteReading, { token: at.user.token, params });
    expect(gone.status).toBe(200);
    expect((await readings(round))[0]?.outcome).toBe('accepted');
    await takeBack(round, ids);
    expect((await accept(round, ids)).result.accepted_count).toBe(1);
    expect(await stored(meters[0] ?? 0)).toHaveLength(1);
  });
});
