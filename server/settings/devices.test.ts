import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { errors } from '#contract/errors.ts';
import { getProfile } from '#contract/profile.ts';
import { secretHash } from '#server/access/secret.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  user = await world.makeUser();
});
afterAll(() => world.close());

/** Signs the user in on one more device, last used so many minutes ago. */
async function device(agent: string, minutes: number, of: User = user): Promise<string> {
  const token = await world.makeSession(of);
  await world.db.owner.query(
    `update sessions set user_agent = $2, last_used = now() - make_interval(mins => $3)
      where token_hash = $1`,
    [secretHash(token), agent, minutes],
  );
  return token;
}
const devices = async (token = user.token) =>
  (await world.call(listDevices, { token })).result.values;
const agents = async (token = user.token) =>
  (await devices(token)).map(({ user_agent, is_current }) => [user_agent, is_current]);
const idOf = async (agent: string) =>
  (await devices()).find(({ user_agent }) => user_agent === agent)?.session_id ?? 0;
const signOut = (session_id: number, by = user) =>
  world.call(signOutDevice, { token: by.token, params: { session_id } });
const works = async (token: string) => (await world.call(getProfile, { token })).status === 200;

describe('devices of a user', () => {
  test('are the own sessions that still hold, this one first, then those used last', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    await device('cizí', 1, colleague);
    await device('starší', 60);
    await device('novější', 5);
    const ended = await device('prošlé', 1);
    await world.db.owner.query('update sessions set expires = now() where token_hash = $1', [
      secretHash(ended),
    ]);
    expect(await agents()).toEqual([
      ['', true],
      ['novější', false],
      ['starší', false],
    ]);
    expect(Object.keys((await devices())[0] ?? {}).toSorted()).toEqual([
      'created',
      'ends',
      'is_current',
      'is_viewing',
      'last_used',
      'remember_me',
      'session_id',
      'user_agent',
    ]);
  });

  test('tell in which of them a system admin looks as the user', async () => {
    const system = await world.makeUser({ is_sys_admin: true });
    await device('správce', 1);
    await world.db.owner.query(
      `update sessions set viewer_client_id = $1, viewer_user_id = $2, viewer_token_hash = '\\x00'
        where user_agent = 'správce'`,
      [system.client_id, system.client_user_id],
    );
    const told = (await devices()).map(({ user_agent, is_viewing }) => [user_agent, is_viewing]);
    expect(told).toEqual([
      ['', false],
      ['správce', true],
    ]);
  });

  test('are signed out one by one, and the token is refused at once (R14)', async () => {
    const telephone = await device('telefon', 5);
    const tablet = await device('tablet', 6);
    expect(await works(telephone)).toBe(true);
    const { status, result } = await signOut(await idOf('telefon'));
    expect(status).toBe(200);
    expect(result.values.map(({ user_agent }) => user_agent)).toEqual(['', 'tablet']);
    const refused = await world.call(getProfile, { token: telephone });
    expect(refused.error.errorCode).toBe(errors.unauthorized.errorCode);
    expect(await works(tablet)).toBe(true);
    expect(await works(user.token)).toBe(true);
  });

  test('tell the open screens of a signed-out one that they are to end', async () => {
    await device('telefon', 5);
    const session_id = await idOf('telefon');
    await signOut(session_id);
    const { rows } = await world.db.owner.query(
      `select kind, client_user_id from live_events where session_id = $1`,
      [session_id],
    );
    expect(rows).toEqual([{ kind: 'session', client_user_id: user.client_user_id }]);
  });

  test('are all signed out but this one by one call', async () => {
    const others = [await device('telefon', 5), await device('tablet', 6)];
    const stranger = await world.makeUser({ client_id: user.client_id });
    const { result } = await world.call(signOutOtherDevices, { token: user.token });
    expect(result.values.map(({ is_current }) => is_current)).toEqual([true]);
    for (const token of others) expect(await works(token)).toBe(false);
    expect(await works(user.token)).toBe(true);
    expect(await works(stranger.token)).toBe(true);
  });

  test('of a colleague, of another client, or of nobody are the same not-found', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    const ids = [2_000_000_000];
    for (const other of [colleague, stranger])
      ids.push((await devices(other.token))[0]?.session_id ?? 0);
    const replies = await Promise.all(ids.map((id) => signOut(id)));
    expect(replies.map(({ status, error }) => [status, error.errorCode])).toEqual(
      ids.map(() => [404, errors['not-found'].errorCode]),
    );
    expect(await works(colleague.token)).toBe(true);
    expect(await works(stranger.token)).toBe(true);
  });
});
