import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { signIn } from '#contract/session.ts';
import { secretHash } from '#server/access/secret.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([
  [true, 90],
  [false, 7],
] as const)(
  'a session (remembered: %j) ends after %i days, however much it is used',
  async (remember_me, days) => {
    const { user_identity } = await makePerson(world);
    const body = { user_identity, password: PASSWORD, remember_me };
    const { result } = await world.call(signIn, { body });
    const told = (Date.parse(result.session_ends ?? '') - Date.now()) / 86_400_000;
    expect(told).toBeCloseTo(days, 1);
    const hash = secretHash(result.token);
    const reading = async () => (await world.call(getProfile, { token: result.token })).status;
    // Its end is near, and it is used again after a while.
    await world.db.owner.query(
      `update sessions set ends = now() + interval '1 hour', last_used = now() - interval '1 hour'
        where token_hash = $1`,
      [hash],
    );
    expect(await reading()).toBe(200);
    // A reading answers before its transaction has ended.
    const standing = async () =>
      (
        await world.db.owner.query(
          'select expires = ends as capped from sessions where token_hash = $1',
          [hash],
        )
      ).rows;
    await expect.poll(standing).toEqual([{ capped: true }]);
    await world.db.owner.query(
      'update sessions set ends = now(), expires = now() where token_hash = $1',
      [hash],
    );
    expect(await reading()).toBe(401);
  },
);
