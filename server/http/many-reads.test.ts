import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath } from '#contract/fill-path.ts';
import { errors } from '#contract/errors.ts';
import { getProfile } from '#contract/profile.ts';
import { MOST_READS, readMany } from '#contract/reads.ts';
import { signOut } from '#contract/session.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { listClientUnits } from '#contract/units.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
beforeAll(async () => {
  world = await createWorld();
  user = await world.makeUser();
});
afterAll(() => world.close());

interface Read {
  readonly path: string;
  readonly body?: string;
}
const ask = (reads: readonly Read[], token = user.token) =>
  world.call(readMany, { token, body: { reads } });
const codeIn = (text: string | undefined) =>
  (JSON.parse(text ?? '{}') as { error?: { errorCode: number } }).error?.errorCode;

describe('many reads by one call', () => {
  test('answer each as if it had come alone, in their order', async () => {
    const unit = await world.makeUnit(user.client_id);
    const body = { unit_id: unit.unit_id };
    const alone = [
      await world.call(listClientUnits, { token: user.token }),
      await world.call(pasportStatistics, { token: user.token, body }),
      await world.call(getProfile, { token: user.token }),
    ];
    const { status, result } = await ask([
      { path: listClientUnits.path },
      { path: pasportStatistics.path, body: JSON.stringify(body) },
      { path: getProfile.path },
    ]);
    expect(status).toBe(200);
    expect(result.answers).toEqual(alone.map((one) => ({ status: one.status, text: one.text })));
    expect(alone.map((one) => one.status)).toEqual([200, 200, 200]);
  });

  test('show nothing of another client, and a refusal of one leaves the others as they are', async () => {
    const stranger = await world.makeUser();
    const foreign = await world.makeUnit(stranger.client_id);
    const { result } = await ask([
      { path: fillPath(readUnitToday.path, { unit_id: foreign.unit_id }) },
      { path: pasportStatistics.path, body: JSON.stringify({ unit_id: foreign.unit_id }) },
      { path: getProfile.path },
    ]);
    expect(result.answers.map((one) => one.status)).toEqual([404, 404, 200]);
    expect(codeIn(result.answers[0]?.text)).toBe(errors['not-found'].errorCode);
    const claimed = { unit_id: foreign.unit_id, client_id: stranger.client_id };
    const lie = await ask([{ path: pasportStatistics.path, body: JSON.stringify(claimed) }]);
    expect(lie.result.answers[0]?.status).toBeGreaterThanOrEqual(400);
  });

  test.each([
    ['an unknown address', '/v1/nothing'],
    ['a page', '/'],
    ['another portal', 'https://example.cz/v1/user/profile'],
    ['another portal without a scheme', '//example.cz/v1/user/profile'],
    ['the stream of events, which never ends', '/v1/events'],
    ['it by an address that climbs', '/v1/unit/today/../../events'],
    ['it by an address that climbs in disguise', '/v1/unit/today/%2e%2e/..%2f/%2E./events'],
    ['it by a dot', '/v1/./events'],
    ['it by a turned stroke', '/v1/unit/today/..\\..\\events'],
    ['what only administrators of the system see of the process', '/metrics'],
  ])('refuse %s', async (_name, path) => {
    const { status, error } = await ask([{ path: getProfile.path }, { path }]);
    expect(status).toBe(400);
    expect(error.fields?.map(({ field }) => field)).toEqual(['reads.1.path']);
  });

  test('refuse whatever writes, and themselves', async () => {
    for (const { path } of [signOut, readMany]) {
      const { status } = await ask([{ path, body: '{}' }]);
      expect([path, status]).toEqual([path, 400]);
    }
    expect((await world.call(getProfile, { token: user.token })).status).toBe(200);
  });

  test('are for whoever is signed in', async () => {
    const token = await world.makeSession(user);
    await world.call(signOut, { token });
    expect((await ask([{ path: getProfile.path }], token)).status).toBe(401);
    const anonymous = await world.call(readMany, { body: { reads: [{ path: getProfile.path }] } });
    expect(anonymous.status).toBe(401);
  });

  test('are so many at most', async () => {
    const reads = Array.from({ length: MOST_READS }, () => ({ path: getProfile.path }));
    const { status, result } = await ask(reads);
    expect([status, new Set(result.answers.map((one) => one.status))]).toEqual([
      200,
      new Set([200]),
    ]);
    expect((await ask([...reads, { path: getProfile.path }])).status).toBe(400);
    expect((await ask([])).status).toBe(400);
  });

  test('never hold the database while they wait for it, however many come at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, () =>
        ask([{ path: getProfile.path }, { path: listClientUnits.path }]),
      ),
    );
    const statuses = all.flatMap(({ result }) => result.answers.map((one) => one.status));
    expect([all.map(({ status }) => status), new Set(statuses)]).toEqual([
      Array.from({ length: 40 }, () => 200),
      new Set([200]),
    ]);
  });
});
