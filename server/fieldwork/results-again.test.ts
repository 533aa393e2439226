import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NOON, resultsWorld } from '#tests/results-scene.ts';
import { MONDAY, TUESDAY } from '#tests/rounds-scene.ts';

const at = resultsWorld();
const { own, told, send, report, reading, rows, readings, stored, kept } = at;

describe('the clock of a device', () => {
  test('that is an hour ahead changes no day', async () => {
    at.at.world.setNow('2026-12-07T22:40:00Z');
    // 23:40 in Prague; the device says that it is 00:40 of Tuesday, and that it was told at 00:30.
    const times = { told_at: '2026-12-07T23:30:00Z', sent_at: '2026-12-07T23:40:00Z' };
    const { result } = await report({ ...times, findings: [reading(140)] });
    expect(result).toMatchObject({ told_at: '2026-12-07T22:30:00.000Z', outcome: 'written' });
    expect(await readings()).toMatchObject([{ read_on: MONDAY }]);
  });

  test('that is behind keeps what was told after midnight on the new day', async () => {
    at.at.world.setNow('2026-12-07T23:20:00Z');
    const times = { told_at: '2026-12-07T22:10:00Z', sent_at: '2026-12-07T22:20:00Z' };
    await report({ ...times, findings: [reading(140)] });
    expect(await readings()).toMatchObject([{ read_on: TUESDAY }]);
  });

  test('never puts a reading into the future', async () => {
    const times = { told_at: '2026-12-20T10:00:00Z', sent_at: NOON };
    const { result } = await report({ ...times, findings: [reading(140)] });
    expect(result).toMatchObject({ told_at: NOON, outcome: 'written' });
    expect(await readings()).toMatchObject([{ read_on: MONDAY }]);
  });
});

describe('a result sent again', () => {
  test('is the one that stands, and writes nothing twice', async () => {
    const body = told({ findings: [reading(140)] });
    const first = await send(body);
    const again = await send({ ...body, sent_at: '2026-12-07T11:00:20.000Z' });
    expect([again.status, again.result]).toEqual([200, first.result]);
    expect(await readings()).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('by two devices at once is one', async () => {
    const body = told({ findings: [reading(140)] });
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(new Set(answers.map(({ result }) => result.visit_result_id)).size).toBe(1);
    expect(await readings()).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('under the same key for another visit is refused and tells nothing', async () => {
    const key = randomUUID();
    await report({ key, note: 'tajné' });
    const other = own.visits[1];
    const refused = await report({ key }, other);
    expect([refused.status, JSON.stringify(refused)]).toEqual([
      404,
      expect.not.stringContaining('tajné'),
    ]);
    expect(await stored(other?.visit_id ?? 0)).toMatchObject({ state: 'planned' });
  });

  test('of two visits at once under one key is one of them', async () => {
    const key = randomUUID();
    const [one, other] = own.visits;
    const answers = await Promise.all([report({ key }, one), report({ key }, other)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
    expect(
      await rows(`select 1 from visits where unit_id = $1 and state = 'done'`, [
        at.at.unit.unit_id,
      ]),
    ).toHaveLength(1);
  });
});
