import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#contract/session.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { getUserSettings, updateUserSettings, type UserSettings } from '#contract/settings.ts';
import { hashPassword } from '#server/access/password.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  user = await world.makeUser({ is_client_admin: true });
});
afterAll(() => world.close());

const own = async (of: User) => (await world.call(getUserSettings, { token: of.token })).result;
const change = (body: object, by = user) =>
  world.call(updateUserSettings, { token: by.token, body });

const untouched: UserSettings = {
  page_size: 25,
  color_scheme: 'auto',
  large_print: false,
  density: 'normal',
  start_screen: '',
  default_unit_id: null,
  notify_tasks: 'message',
  notify_revisions: 'message',
  notify_contracts: 'message',
  notify_meters: 'message',
  notify_debts: 'message',
  notify_payments: 'message',
  notify_statements: 'message',
  notify_objections: 'both',
  notify_todos: 'message',
  notify_licence: 'message',
  notify_news: 'message',
};

describe('settings of the user', () => {
  test('begin with 25 rows on a page, the look of the system and messages in the portal', async () => {
    expect(await own(user)).toEqual(untouched);
  });

  test('change in the fields that were sent, for that user only', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    expect((await change({ page_size: 100, density: 'dense' })).status).toBe(200);
    await change({ color_scheme: 'dark', large_print: true, notify_news: 'none' });
    await change({});
    const { result } = await change({ notify_revisions: 'both' });
    const changed = {
      ...untouched,
      page_size: 100,
      density: 'dense',
      color_scheme: 'dark',
      large_print: true,
      notify_news: 'none',
      notify_revisions: 'both',
    };
    expect(result).toEqual(changed);
    expect(await own(user)).toEqual(changed);
    expect(await own(colleague)).toEqual(untouched);
  });

  test.each([
    { page_size: 30 },
    { page_size: '25' },
    { color_scheme: 'pink' },
    { large_print: 1 },
    { density: 'tiny' },
    { notify_tasks: 'pigeon' },
    { default_unit_id: 0 },
  ])('refuse %j and keep what was', async (body) => {
    expect((await change({ notify_news: 'none', ...body })).status).toBe(400);
    expect(await own(user)).toEqual(untouched);
  });
});

describe('the screen to begin with', () => {
  test('is one of the modules that the user has', async () => {
    expect((await change({ start_screen: 'pasports' })).result.start_screen).toBe('pasports');
    expect((await change({ start_screen: '' })).result.start_screen).toBe('');
  });

  test.each(['AdminErrors', 'Nowhere', 'javascript:alert(1)'])(
    'is not %s for a user',
    async (start_screen) => {
      const { status, error } = await change({ start_screen });
      expect(status).toBe(400);
      expect(error.fields?.[0]).toMatchObject({ field: 'start_screen' });
    },
  );

  test('of a system admin may be one of his own', async () => {
    const system = await world.makeUser({ is_sys_admin: true });
    expect((await change({ start_screen: 'AdminErrors' }, system)).status).toBe(200);
  });

  test('is the overview again when its module was put away', async () => {
    await change({ start_screen: 'pasports' });
    const { owner } = world.db;
    await owner.query(`update modules set enabled = false where router_name = 'pasports'`);
    expect((await own(user)).start_screen).toBe('');
    await owner.query(`update modules set enabled = true where router_name = 'pasports'`);
    expect((await own(user)).start_screen).toBe('pasports');
  });
});

describe('the unit to begin with', () => {
  const PASSWORD = 'Kočka leze dírou 7';
  const unitAtSignIn = async () => {
    const body = { user_identity: user.user_identity, password: PASSWORD };
    return (await world.call(signIn, { body })).result.last_unit_id;
  };
  const work = (unit_id: number) =>
    world.call(updateProfile, {
      token: user.token,
      params: { client_user_id: user.client_user_id },
      body: { unit_id },
    });

  test('is the one used last, until one is chosen for every sign-in', async () => {
    const password_hash = await hashPassword(PASSWORD);
    user = await world.makeUser({ password_hash });
    const first = await world.makeUnit(user.client_id);
    const second = await world.makeUnit(user.client_id);
    await work(second.unit_id);
    expect(await unitAtSignIn()).toBe(second.unit_id);
    await change({ default_unit_id: first.unit_id });
    await work(second.unit_id);
    expect(await unitAtSignIn()).toBe(first.unit_id);
    const profile = await world.call(getProfile, { token: user.token });
    expect(profile.result.last_unit_id).toBe(first.unit_id);
    await change({ default_unit_id: null });
    expect(await unitAtSignIn()).toBe(second.unit_id);
  });

  test('of another client is as good as missing', async () => {
    const stranger = await world.makeUser();
    const { unit_id } = await world.makeUnit(stranger.client_id);
    const foreign = await change({ default_unit_id: unit_id });
    const missing = await change({ default_unit_id: 2_000_000_000 });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' });
    expect((await own(user)).default_unit_id).toBeNull();
  });

  test('is forgotten with the unit', async () => {
    const { unit_id } = await world.makeUnit(user.client_id);
    await change({ default_unit_id: unit_id, notify_news: 'mail' });
    await world.db.owner.query('delete from units where unit_id = $1', [unit_id]);
    expect(await own(user)).toMatchObject({ default_unit_id: null, notify_news: 'mail' });
  });
});
