import { describe, expect, test } from 'vitest';
import { openDeclaration } from '#contract/declarations.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import { takenPhoto } from '#tests/photos.ts';
import { CLOSES, OPENS, selfReadingsWorld } from '#tests/self-readings.ts';

const world = selfReadingsWorld();
const { at, flat, payer, started, secretsFor, open, send, readings, waiting } = world;
const { accept, refuse, revoke, end } = world;

/** Which fields a call was refused for. */
const faultOf = ({ error }: Awaited<ReturnType<typeof send>>) =>
  error?.fields?.map(({ field }) => field);

/** A flat that is asked in a round, with its link. */
async function asked(states?: readonly number[]) {
  const one = await flat('12', states);
  const round = await started();
  return { ...one, round, ...(await secretsFor(round, one.pasport_id)) };
}

describe('whoever has a link or a code', () => {
  test('is told the meters of the space, and nothing of persons, other spaces and former states', async () => {
    const one = await flat('12', [123.456]);
    await payer(one.pasport_id);
    await flat('13');
    const { code } = await secretsFor(await started(), one.pasport_id);
    const { status, result } = await open(writtenCode(code).toLowerCase());
    expect(status).toBe(200);
    expect(result).toEqual({
      round_name: 'Odečet 2026',
      unit_name: expect.stringMatching(/\S/u),
      building_name: 'Lipová 12',
      place: '',
      space_number: '12',
      opens: OPENS,
      closes: CLOSES,
      meters: [
        {
          meter_id: one.meter,
          kind: 'cold-water',
          location: '',
          serial_number: expect.stringMatching(/^Z/u),
          measured_unit: 'm3',
          digits: 5,
          decimals: 3,
          sent: null,
        },
      ],
    });
    expect(JSON.stringify(result)).not.toMatch(/Novák|123\.456|"13"/u);
  });

  test('sends a state with a photo, which then waits for the manager and is shown to nobody again', async () => {
    const { round, link, meter } = await asked();
    const photo = { content_base64: (await takenPhoto(4000, 2000)).toString('base64') };
    const { status, result } = await send(link, { meter_id: meter, state: 130.517, photo });
    expect(status).toBe(200);
    expect(result.meters[0]?.sent).toEqual({
      created: '2027-01-02T10:00:00.000Z',
      outcome: 'waiting',
      outcome_reason: '',
    });
    expect(JSON.stringify((await open(link)).result)).not.toContain('130.517');
    expect(await waiting(round)).toMatchObject({
      space_number: '12',
      read_on: '2026-12-31',
      state: 130.517,
      way: 'link',
      before: { read_on: '2025-12-31', state: 100 },
      fault: '',
      photo_ids: [expect.any(Number)],
    });
  });

  test('may send again: the later state comes in the place of one that waits', async () => {
    const { round, link, code, meter } = await asked();
    await send(link, { meter_id: meter, state: 130 });
    await send(code, { meter_id: meter, state: 131 });
    expect((await readings(round)).map(({ state, outcome, way }) => [state, outcome, way])).toEqual(
      [
        [131, 'waiting', 'code'],
        [130, 'replaced', 'link'],
      ],
    );
  });

  test('takes room of one photo of a meter, however often it is sent; a state put right keeps the photo', async () => {
    const { round, link, meter } = await asked();
    const content_base64 = (await takenPhoto(40, 20)).toString('base64');
    for (const state of [130, 131, 132])
      await send(link, { meter_id: meter, state, photo: { content_base64 } });
    const [first] = (await waiting(round)).photo_ids;
    const all = (await readings(round)).map(({ state, photo_ids }) => [state, photo_ids]);
    expect(all).toEqual([
      [132, [first]],
      [131, []],
      [130, []],
    ]);
    await send(link, { meter_id: meter, state: 133 });
    expect(await waiting(round)).toMatchObject({ state: 133, photo_ids: [first] });
  });

  test('is told plainly that a state was taken over, and may send one that was refused again', async () => {
    const { round, link, meters } = await asked([100, 200]);
    const [first = 0, second = 0] = meters;
    await send(link, { meter_id: first, state: 130 });
    await accept(round, [(await waiting(round)).self_reading_id]);
    const again = await send(link, { meter_id: first, state: 131 });
    expect(again.status).toBe(400);
    expect(again.error?.fields?.[0]?.message).toContain('správce převzal');
    await send(link, { meter_id: second, state: 230 });
    await refuse(round, [(await waiting(round)).self_reading_id]);
    expect((await open(link)).result.meters.map(({ sent }) => sent?.outcome)).toEqual([
      'accepted',
      'refused',
    ]);
    expect((await open(link)).result.meters[1]?.sent?.outcome_reason).toBe('Číslo nesedí s fotkou');
    expect((await send(link, { meter_id: second, state: 231 })).status).toBe(200);
  });
});

describe('a state that cannot be', () => {
  test('by the counter or by its day is refused at its field', async () => {
    const { link, meter: meter_id } = await asked();
    const refused = async (body: object) =>
      faultOf(await send(link, { meter_id, state: 130, ...body }));
    expect(await refused({ state: 130.1234 })).toEqual(['state']);
    expect(await refused({ state: 123_456 })).toEqual(['state']);
    expect(await refused({ state: 1e12 })).toEqual(['state']);
    expect(await refused({ state: -1 })).toEqual(['state']);
    expect(await refused({ read_on: '2027-01-03' })).toEqual(['read_on']);
    expect(await refused({ read_on: '2026-12-27' })).toEqual(['read_on']);
    expect(await refused({ read_on: OPENS })).toBeUndefined();
  });

  test('lower than the last one is sent only once it is confirmed, and the last one is told to nobody', async () => {
    const { round, link, meter } = await asked([123.456]);
    const doubt = await send(link, { meter_id: meter, state: 99 });
    expect(doubt.error?.errorCode).toBe(66201409);
    expect(JSON.stringify(doubt.error)).not.toMatch(/123[.,]456/u);
    expect(await readings(round)).toEqual([]);
    expect((await send(link, { meter_id: meter, state: 99, confirmed: true })).status).toBe(200);
    const { fault, may_overflow } = await waiting(round);
    expect(fault).toContain('Stav je nižší než 123,456');
    expect(may_overflow).toBe(true);
  });

  test('of a meter of another space or another client is none', async () => {
    const { link } = await asked();
    const other = await flat('14');
    expect((await send(link, { meter_id: other.meter, state: 130 })).status).toBe(404);
    expect((await send(link, { meter_id: 2_000_000_000, state: 130 })).status).toBe(404);
  });

  test('comes with no photo that is none or is too large, and is not kept then', async () => {
    const { round, link, meter: meter_id } = await asked();
    const none = { content_base64: Buffer.from('<svg/>').toString('base64') };
    expect(faultOf(await send(link, { meter_id, state: 130, photo: none }))).toEqual(['photo']);
    const large = { content_base64: 'A'.repeat(15 * 1024 * 1024) };
    expect(faultOf(await send(link, { meter_id, state: 130, photo: large }))).toEqual([
      'photo.content_base64',
    ]);
    expect(await readings(round)).toEqual([]);
  });
});

describe('a link leads nowhere', () => {
  test('before the first day, after the last one and once the round is ended', async () => {
    const { round, link } = await asked();
    at.world.setNow('2026-12-27T10:00:00Z');
    expect((await open(link)).error?.errorMsg).toBe('Stavy se zapisují až od 28. 12. 2026.');
    at.world.setNow('2027-01-10T22:59:00Z');
    expect((await open(link)).status).toBe(200);
    at.world.setNow('2027-01-10T23:01:00Z');
    const late = await open(link);
    expect([late.status, late.error?.errorMsg]).toEqual([
      410,
      'Samoodečet skončil 10. 1. 2027. Stavy sdělte přímo správci.',
    ]);
    at.world.setNow('2027-01-02T10:00:00Z');
    await end(round, 'cancelled');
    expect((await open(link)).error?.errorMsg).toContain('zrušen');
  });

  test('once it was taken back; the new one is another', async () => {
    const { round, link, code, pasport_id, meter } = await asked();
    expect((await revoke(round, pasport_id)).result).toEqual({ revoked: true });
    expect((await open(link)).status).toBe(404);
    expect((await send(code, { meter_id: meter, state: 130 })).status).toBe(404);
    await revoke(round, pasport_id, false);
    expect((await open(link)).status).toBe(404);
    const anew = await secretsFor(round, pasport_id);
    expect(anew.link).not.toBe(link);
    expect((await open(anew.link)).status).toBe(200);
  });

  test('for another purpose', async () => {
    const one = await flat('12');
    const round = await started();
    await payer(one.pasport_id);
    const { code } = await secretsFor(round, one.pasport_id);
    const { status } = await at.world.call(openDeclaration, { body: { secret: code } });
    expect(status).toBe(404);
  });

  test('when the client has not the module', async () => {
    const { link } = await asked();
    await at.world.db.owner.query(`update modules set enabled = false where name = 'meters'`);
    const { status } = await open(link);
    await at.world.db.owner.query(`update modules set enabled = true where name = 'meters'`);
    expect(status).toBe(403);
  });
});

describe('whoever guesses', () => {
  test('is stopped after thirty wrong ones, while right ones do not count', async () => {
    const { code } = await asked();
    for (let time = 0; time < 5; time += 1) expect((await open(code)).status).toBe(200);
    for (let time = 0; time < 30; time += 1)
      expect((await open(`AAAA-BBBB-CC${String(time + 22)}`)).error?.errorCode).toBe(66100404);
    expect((await open(code)).status).toBe(429);
  });

  test('a state by trying is stopped: a space sends so many in an hour', async () => {
    const { link, meter, round } = await asked();
    for (let time = 0; time < 60; time += 1)
      await send(link, { meter_id: meter, state: 99 - time / 1000 }, time + 1);
    expect((await send(link, { meter_id: meter, state: 130 }, 90)).status).toBe(429);
    expect(await readings(round)).toEqual([]);
  });
});
