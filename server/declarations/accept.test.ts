import { describe, expect, test } from 'vitest';
import { sweeps } from '#server/jobs/housekeeping.sql.ts';
import { FROM, declarationsWorld } from '#tests/declarations.ts';

const world = declarationsWorld();
const { made, flat, started, secretsFor, declare, write, accept, answerOf, rowOf, timesOf } = world;

const sorted = (rows: readonly unknown[][]) =>
  rows.toSorted((one, other) => String(one).localeCompare(String(other)));

describe('the manager', () => {
  test('writes in a returned sheet by its code or by the space, with the day it came', async () => {
    const [one, two] = [await flat('1', 2), await flat('2')];
    const campaign = await started();
    const { code } = await secretsFor(campaign, one);
    expect((await write(campaign, { code, way: 'paper' })).result).toMatchObject({
      pasport_id: one,
      persons_count: 2,
      way: 'paper',
      delivered: '2027-01-09',
      user_name: expect.stringMatching(/\S/u),
    });
    expect((await write(campaign, { pasport_id: two, way: 'email' })).status).toBe(200);
    expect((await rowOf(campaign, two)).declaration).toMatchObject({ way: 'email' });
  });

  test('is told of a code that is wrong, of another campaign, and of a day to come', async () => {
    const one = await flat('1');
    const [campaign, other] = [await started(), await started()];
    const { code } = await secretsFor(other, one);
    const faultOf = async (body: Parameters<typeof write>[1]) =>
      (await write(campaign, body)).error?.fields?.[0]?.field;
    expect(await faultOf({ code: 'K7PM' })).toBe('code');
    expect(await faultOf({ code })).toBe('code');
    expect(await faultOf({ pasport_id: one, delivered: '2027-01-11' })).toBe('delivered');
    expect(await faultOf({ pasport_id: await flat('9') })).toBe('pasport_id');
  });

  test('writes in nothing once the campaign is closed', async () => {
    const one = await flat('1');
    const campaign = await started();
    await world.end(campaign, 'closed');
    expect((await write(campaign, { pasport_id: one })).status).toBe(409);
  });
});

describe('differences', () => {
  test('are taken over at once, each from its day, and are marked', async () => {
    const [one, two, three] = [await flat('1', 2), await flat('2', 1), await flat('3', 5)];
    const campaign = await started();
    await write(campaign, { pasport_id: one, persons_count: 4 });
    await write(campaign, { pasport_id: two, persons_count: 3, valid_from: '2027-03-01' });
    const answers = [await answerOf(campaign, one), await answerOf(campaign, two)];
    const { status, result } = await accept(campaign, answers);
    expect(status).toBe(200);
    expect(result).toMatchObject({ changed_count: 2 });
    expect(result.house_change_ids).toHaveLength(2);
    expect(sorted(await timesOf())).toEqual(
      sorted([
        ['2024-01-01', '2026-12-31', 2],
        ['2024-01-01', '2027-02-28', 1],
        ['2024-01-01', null, 5],
        ['2027-03-01', null, 3],
        [FROM, null, 4],
      ]),
    );
    const row = await rowOf(campaign, one);
    expect(row).toMatchObject({
      held: { amount: 4 },
      acceptance: { accepted: expect.any(String) },
    });
    // Who has not answered stays as he was.
    expect(await rowOf(campaign, three)).toMatchObject({ declaration: null, acceptance: null });
  });

  test('go back in one step by the room of the numbers, and are open again', async () => {
    const one = await flat('1', 2);
    const campaign = await started();
    await write(campaign, { pasport_id: one, persons_count: 4 });
    const before = await timesOf();
    await accept(campaign, [await answerOf(campaign, one)]);
    expect((await rowOf(campaign, one)).acceptance).not.toBeNull();
    expect((await world.undoLast('persons')).result).toEqual({ undone_count: 1 });
    expect(await timesOf()).toEqual(before);
    expect(await rowOf(campaign, one)).toMatchObject({ acceptance: null, held: { amount: 2 } });
    expect((await accept(campaign, [await answerOf(campaign, one)])).status).toBe(200);
  });

  test('stay marked when their change is only too old to be taken back', async () => {
    const one = await flat('1', 2);
    const campaign = await started();
    await write(campaign, { pasport_id: one, persons_count: 4 });
    await accept(campaign, [await answerOf(campaign, one)]);
    const { database, owner } = world.at.world.db;
    await owner.query(`update house_changes set created = now() - interval '91 days'`);
    for (const [name, sweep] of sweeps)
      if (name === 'house_changes') await database.transaction(sweep);
    expect(await made.rowsOf('house_changes')).toEqual([]);
    expect((await rowOf(campaign, one)).acceptance).not.toBeNull();
  });

  test('are not taken over when a newer answer came, or somebody has changed the record', async () => {
    const one = await flat('1', 2);
    const campaign = await started();
    const { link } = await secretsFor(campaign, one);
    await declare(link, { persons_count: 4 });
    const seen = await answerOf(campaign, one);
    await declare(link, { persons_count: 5 });
    expect((await accept(campaign, [seen])).error?.errorCode).toBe(66102409);
    const newer = await answerOf(campaign, one);
    await world.at.world.db.owner.query(
      'update pasport_users set users_count = 7 where pasport_id = $1',
      [one],
    );
    const { status, error } = await accept(campaign, [newer]);
    expect(status).toBe(409);
    expect(error?.current).toMatchObject({ values: [{ pasport_id: one, held: { amount: 7 } }] });
    expect(await made.rowsOf('house_changes')).toEqual([]);
  });

  test('of a cancelled campaign and of another one are not taken over', async () => {
    const one = await flat('1', 2);
    const [campaign, other] = [await started(), await started()];
    await write(campaign, { pasport_id: one, persons_count: 4 });
    const answer = await answerOf(campaign, one);
    expect((await accept(other, [answer])).status).toBe(404);
    await world.end(campaign, 'cancelled');
    expect((await accept(campaign, [answer])).error?.errorCode).toBe(66100409);
  });
});
