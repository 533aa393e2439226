import { describe, expect, test } from 'vitest';
import { createView, deleteView, listViews, MOST_VIEWS, updateView } from '#contract/views.ts';
import { lookOf } from '#tests/views.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
type User = Awaited<ReturnType<typeof at.world.makeUser>>;

const look = lookOf('Lipová');
const add = (by: User, more: object = {}) =>
  at.world.call(createView, {
    token: by.token,
    body: { list: 'spaces', name: 'Volné byty', look, ...more },
  });
const change = (by: User, id: number, body: object) =>
  at.world.call(updateView, { token: by.token, params: { id }, body });
const remove = (by: User, id: number) =>
  at.world.call(deleteView, { token: by.token, params: { id } });
const names = async (by: User, list = 'spaces') =>
  (await at.world.call(listViews, { token: by.token, query: { list } })).result.values.map(
    ({ name }) => name,
  );
const colleague = () => at.world.makeUser({ client_id: at.user.client_id });
const admin = () => at.world.makeUser({ client_id: at.user.client_id, is_client_admin: true });

describe('a view of a list', () => {
  test('is kept with its whole look, of its list alone', async () => {
    const { status, result } = await add(at.user);
    expect(status).toBe(200);
    expect(result).toMatchObject({ list: 'spaces', name: 'Volné byty', look, version: 1 });
    expect(result.is_of_client).toBe(false);
    expect(await names(at.user)).toEqual(['Volné byty']);
    expect(await names(at.user, 'revisions')).toEqual([]);
  });

  test('of a user is seen, changed and deleted by nobody else, not even by an admin', async () => {
    const { saved_view_id } = (await add(at.user)).result;
    for (const other of [await colleague(), await admin()]) {
      expect(await names(other)).toEqual([]);
      expect((await change(other, saved_view_id, { name: 'Cizí' })).status).toBe(404);
      expect((await remove(other, saved_view_id)).status).toBe(404);
    }
    expect(await names(at.user)).toEqual(['Volné byty']);
  });

  test('of the client is seen by all its users, and written by its admins alone', async () => {
    const boss = await admin();
    expect((await add(at.user, { is_of_client: true })).status).toBe(403);
    const { saved_view_id } = (await add(boss, { is_of_client: true })).result;
    expect(await names(at.user)).toEqual(['Volné byty']);
    expect((await change(at.user, saved_view_id, { name: 'Jiný' })).status).toBe(403);
    expect((await remove(at.user, saved_view_id)).status).toBe(403);
    const other = await admin();
    expect((await change(other, saved_view_id, { name: 'Jiný' })).result.name).toBe('Jiný');
    expect((await remove(other, saved_view_id)).status).toBe(200);
    expect(await names(boss)).toEqual([]);
  });

  test('of another client is as good as missing', async () => {
    const boss = await admin();
    const { saved_view_id } = (await add(boss, { is_of_client: true })).result;
    const stranger = await at.world.makeUser({ is_client_admin: true });
    expect(await names(stranger)).toEqual([]);
    expect((await change(stranger, saved_view_id, { name: 'Cizí' })).status).toBe(404);
    expect((await remove(stranger, saved_view_id)).status).toBe(404);
  });

  test('is given to all users of the client by an admin, and taken back to himself', async () => {
    const boss = await admin();
    const { saved_view_id } = (await add(boss)).result;
    const own = (await add(at.user, { name: 'Moje' })).result;
    expect((await change(at.user, own.saved_view_id, { is_of_client: true })).status).toBe(403);
    const given = (await change(boss, saved_view_id, { is_of_client: true })).result;
    expect(given.is_of_client).toBe(true);
    expect(await names(at.user)).toEqual(['Moje', 'Volné byty']);
    await change(boss, saved_view_id, { is_of_client: false });
    expect(await names(at.user)).toEqual(['Moje']);
    expect(await names(boss)).toEqual(['Volné byty']);
  });
});

describe('the name of a view', () => {
  test('is one among those of its list and owner, whatever the case and diacritics', async () => {
    const boss = await admin();
    await add(boss);
    const again = await add(boss, { name: ' VOLNE byty ' });
    expect(again.status).toBe(409);
    expect(again.error.errorMsg).toBe('Pohled s tímto názvem už u tohoto seznamu je.');
    expect((await add(boss, { list: 'revisions' })).status).toBe(200);
    expect((await add(boss, { is_of_client: true })).status).toBe(200);
    expect((await add(at.user)).status).toBe(200);
    const other = (await add(boss, { name: 'Jiný' })).result;
    expect((await change(boss, other.saved_view_id, { name: 'volné byty' })).status).toBe(409);
  });

  test.each([
    ['', 400],
    ['   ', 400],
    ['Ž', 200],
    ['x'.repeat(60), 200],
    ['x'.repeat(61), 400],
  ])('of %j is answered by %i', async (name, status) => {
    expect((await add(at.user, { name })).status).toBe(status);
  });
});

describe('the look of a view', () => {
  test.each([
    ['a house without its unit', { place: { building: 3 } }],
    ['a unit without a house', { place: { unit: 3 } }],
    ['a house that is no number', { place: { unit: 3, house: 'x' } }],
    ['the number of a record for a question', { place: { filter: '3' } }],
    ['a day that is none', { place: { as_of: '2026-02-30' } }],
    ['another number of rows', { size: 10 }],
    ['a search too long', { search: 'x'.repeat(201) }],
    ['a width that is none', { columns: { ...look.columns, widths: { name: 0 } } }],
    [
      'too many columns',
      {
        columns: {
          ...look.columns,
          hidden: Array.from({ length: 101 }, (_, index) => `c${index}`),
        },
      },
    ],
  ])('with %s is refused', async (_what, part) => {
    expect((await add(at.user, { look: { ...look, ...part } })).status).toBe(400);
  });
});

describe('a save of a view', () => {
  test('over what somebody else has saved since is refused with what he saved', async () => {
    const boss = await admin();
    const { saved_view_id, version } = (await add(boss, { is_of_client: true })).result;
    const other = await admin();
    const theirs = lookOf('Javorová');
    await change(other, saved_view_id, { version, look: theirs });
    const late = await change(boss, saved_view_id, { version, look: lookOf('Dubová') });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ look: theirs, version: 2 });
    const kept = await change(boss, saved_view_id, { version: 2, look: lookOf('Dubová') });
    expect(kept.result).toMatchObject({ look: { search: 'Dubová' }, version: 3 });
  });

  test('of one that is gone finds nothing', async () => {
    const { saved_view_id } = (await add(at.user)).result;
    await remove(at.user, saved_view_id);
    expect((await change(at.user, saved_view_id, { look })).status).toBe(404);
    expect((await remove(at.user, saved_view_id)).status).toBe(404);
  });

  test('keeps what was not sent', async () => {
    const { saved_view_id } = (await add(at.user)).result;
    const { result } = await change(at.user, saved_view_id, { name: 'Jiný' });
    expect(result).toMatchObject({ name: 'Jiný', look, is_of_client: false });
  });
});

describe('views', () => {
  const fill = (client_user_id: number | null) =>
    at.world.db.owner.query(
      `insert into saved_views (client_id, client_user_id, list, name, look)
       select $1, $2, 'spaces', 'Pohled ' || n, '{}' from generate_series(2, $3) n`,
      [at.user.client_id, client_user_id, MOST_VIEWS],
    );

  test('are fifty at most for a list and its owner, also when two come at once', async () => {
    const boss = await admin();
    await fill(boss.client_user_id);
    const both = await Promise.all([add(boss, { name: 'A' }), add(boss, { name: 'B' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect((await add(boss, { list: 'revisions' })).status).toBe(200);
    const { saved_view_id } = (await add(boss, { is_of_client: true })).result;
    const back = await change(boss, saved_view_id, { is_of_client: false });
    expect(back.error.errorMsg).toContain('(50)');
  });

  test('of the client are fifty too', async () => {
    const boss = await admin();
    await fill(null);
    expect((await add(boss, { name: 'A', is_of_client: true })).status).toBe(200);
    expect((await add(boss, { name: 'B', is_of_client: true })).status).toBe(409);
    expect((await add(boss, { name: 'B' })).status).toBe(200);
  });

  test('of a user go with him, those of the client stay', async () => {
    const boss = await admin();
    await add(boss, { name: 'Moje' });
    await add(boss, { is_of_client: true });
    await at.world.db.owner.query('delete from client_users where client_user_id = $1', [
      boss.client_user_id,
    ]);
    const { rows } = await at.world.db.owner.query(
      'select name from saved_views where client_id = $1',
      [at.user.client_id],
    );
    expect(rows).toEqual([{ name: 'Volné byty' }]);
  });

  test('leave their changes in history', async () => {
    const { saved_view_id } = (await add(at.user)).result;
    await change(at.user, saved_view_id, { name: 'Jiný' });
    const { rows } = await at.world.db.owner.query<{ action: string }>(
      `select action from audit_log where record_type = 'saved_views' and record_id = $1
        order by audit_id`,
      [saved_view_id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['insert', 'update']);
  });
});
