import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  listAllModules,
  listPublicModules,
  listUserModules,
  saveModule,
  type Module,
} from '#contract/modules.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
let schema: number;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.owner.query('truncate modules, settings_log cascade');
  const row = await insertRow(world.db, 'module_schemas', {
    module_schema_name: `Schéma ${Math.random()}`,
  });
  schema = Number(row['module_schema_id']);
  const { client_id } = await world.makeClient({ module_schema_id: schema });
  user = await world.makeUser({ client_id });
  system = await world.makeUser({ client_id, is_sys_admin: true });
});
afterAll(() => world.close());

/** A module of the user's schema; columns may be set over the defaults. */
async function add(name: string, columns: Partial<Module> = {}, inSchema = true) {
  const row = await insertRow(world.db, 'modules', { name, title: name, ...columns });
  const module_id = Number(row['module_id']);
  const ids = { module_schema_id: schema, module_id };
  if (inSchema) await insertRow(world.db, 'module_schema_modules', ids);
  return module_id;
}

const modes = { public: listPublicModules, byuser: listUserModules, admin: listAllModules };
async function list(mode: keyof typeof modes, by = user) {
  return (await world.call(modes[mode], { token: by.token })).result.values;
}
const names = async (mode: keyof typeof modes, by = user) =>
  (await list(mode, by)).map(({ name }) => name);

describe('modules of a user', () => {
  test("are the enabled ones of the client's schema", async () => {
    await add('ours');
    await add('of another schema', {}, false);
    await add('disabled', { enabled: false });
    await add('under construction', { under_construction: true });
    expect(await names('byuser')).toEqual(['ours', 'under construction']);
  });

  test('include the public ones of any schema', async () => {
    await add('public', { is_public: true }, false);
    expect(await names('byuser')).toEqual(['public']);
  });

  test('are never those of system admins, not even for a system admin', async () => {
    await add('system', { sys_admins_only: true });
    await add('public system', { sys_admins_only: true, is_public: true });
    expect(await names('byuser')).toEqual([]);
    expect(await names('byuser', system)).toEqual([]);
    expect(await names('admin', system)).toEqual(['public system', 'system']);
  });

  test('stand under modules that are seen as well', async () => {
    const parent = await add('parent', {}, false);
    const child = await add('child', { parent_module_id: parent });
    await add('grandchild', { parent_module_id: child });
    expect(await names('byuser')).toEqual([]);
  });

  test('tell how many submodules the user sees', async () => {
    const parent = await add('parent');
    await add('shown', { parent_module_id: parent });
    await add('disabled', { parent_module_id: parent, enabled: false });
    await add('foreign', { parent_module_id: parent }, false);
    const [seen] = await list('byuser');
    expect(seen?.submodules).toBe(1);
    expect((await list('admin', system)).find(({ name }) => name === 'parent')?.submodules).toBe(3);
  });

  test('do not list what a module hides under itself', async () => {
    const parent = await add('parent', { hide_submodules: true, is_public: true });
    const child = await add('child', { parent_module_id: parent, is_public: true });
    await add('grandchild', { parent_module_id: child, is_public: true });
    expect(await list('byuser')).toMatchObject([{ name: 'parent', submodules: 0 }]);
    expect(await names('public')).toEqual(['parent']);
    expect(await names('admin', system)).toHaveLength(3);
  });

  test('are ordered by their order and then by the Czech alphabet', async () => {
    for (const title of ['Zápisy', 'Čety', 'Cihly', 'Chyby', 'Hory', 'Dům 10', 'Dům 9'])
      await add(title);
    await add('První', { module_order: -1 });
    expect(await names('byuser')).toEqual([
      'První',
      'Cihly',
      'Čety',
      'Dům 9',
      'Dům 10',
      'Hory',
      'Chyby',
      'Zápisy',
    ]);
  });
});

describe('public modules', () => {
  test('are the public enabled ones, without signing in', async () => {
    await add('public', { is_public: true });
    await add('ours');
    await add('disabled', { is_public: true, enabled: false });
    await add('system', { is_public: true, sys_admins_only: true });
    const { status, result } = await world.call(listPublicModules);
    expect(status).toBe(200);
    expect(result.values.map(({ name }) => name)).toEqual(['public']);
  });
});

describe('saving a module', () => {
  const draft = {
    name: 'meters',
    enabled: true,
    title: 'Měřidla',
    description: 'Vodoměry a jejich odečty',
    router_name: 'MetersOverview',
    image_name: 'gauge',
    module_order: 40,
    sys_admins_only: false,
    under_construction: true,
    is_public: false,
    hide_submodules: false,
  };
  const save = (body: object, by = system) => world.call(saveModule, { token: by.token, body });
  const logged = async () =>
    (
      await world.db.owner.query<{ user_identity: string; changes: Record<string, unknown> }>(
        'select user_identity, changes from settings_log order by settings_log_id desc',
      )
    ).rows;

  test('flips a flag of the module that was posted', async () => {
    const module_id = await add('ours');
    const [before] = await list('admin', system);
    const { status, result } = await save({ ...before, is_public: true });
    expect(status).toBe(200);
    expect(result).toEqual([{ ...before, is_public: true, version: 2 }]);
    expect(await names('public')).toEqual(['ours']);
    expect(await logged()).toEqual([
      {
        user_identity: system.user_identity,
        changes: { [`modules.${module_id}.is_public`]: [false, true] },
      },
    ]);
  });

  test('without module_id makes a new one, which goes to the full schema', async () => {
    const full = await world.makeUser({
      client_id: (await world.makeClient({ module_schema_id: await fullSchema() })).client_id,
    });
    const { result } = await save(draft);
    expect(result).toEqual([
      {
        ...draft,
        module_id: result[0]?.module_id,
        parent_module_id: null,
        submodules: 0,
        version: 1,
      },
    ]);
    expect(await names('byuser', full)).toEqual(['meters']);
    expect(await names('byuser')).toEqual([]);
    const [row] = await logged();
    expect(row?.changes).toMatchObject({
      [`modules.${result[0]?.module_id}.title`]: [null, 'Měřidla'],
    });
  });

  async function fullSchema() {
    const { rows } = await world.db.owner.query<{ module_schema_id: number }>(
      "select module_schema_id from module_schemas where module_schema_name = 'Úplné'",
    );
    return rows[0]?.module_schema_id;
  }

  test('refuses an older version and shows the module as it stands', async () => {
    const [{ module_id } = { module_id: 0 }] = (await save(draft)).result;
    await save({ ...draft, module_id, title: 'Nové', version: 1 });
    const late = await save({ ...draft, module_id, title: 'Staré', version: 1 });
    expect(late.error.errorCode).toBe(errors['version-conflict'].errorCode);
    expect(late.error.current).toMatchObject({ module_id, title: 'Nové', version: 2 });
  });

  test('refuses to put a module under itself or under what stands under it', async () => {
    const top = await add('top');
    const middle = await add('middle', { parent_module_id: top });
    const bottom = await add('bottom', { parent_module_id: middle });
    for (const parent_module_id of [top, middle, bottom]) {
      const { error } = await save({ ...draft, module_id: top, parent_module_id });
      expect(error.errorCode).toBe(errors['module-cycle'].errorCode);
    }
    const moved = await save({ ...draft, module_id: bottom, parent_module_id: top });
    expect(moved.status).toBe(200);
  });

  test('lets one of two changes win that would close a circle together', async () => {
    const [left, right] = [await add('left'), await add('right')];
    const replies = await Promise.all([
      save({ ...draft, name: 'left', module_id: left, parent_module_id: right }),
      save({ ...draft, name: 'right', module_id: right, parent_module_id: left }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await names('byuser')).toHaveLength(2);
  });

  test('refuses a missing module, a missing parent and a name that is taken', async () => {
    await save(draft);
    expect((await save({ ...draft, module_id: 2_000_000_000 })).status).toBe(404);
    expect((await save({ ...draft, name: 'x', parent_module_id: 999_999 })).error.fields).toEqual([
      { field: 'parent_module_id', message: 'Nadřazený modul neexistuje' },
    ]);
    const taken = await save(draft);
    expect([taken.status, taken.error.errorCode]).toEqual([
      409,
      errors['module-name-taken'].errorCode,
    ]);
  });

  test('is for system admins only', async () => {
    const admin = await world.makeUser({ is_client_admin: true });
    expect((await save(draft, admin)).status).toBe(403);
    expect((await world.call(listAllModules, { token: admin.token })).status).toBe(403);
    expect(await names('admin', system)).toEqual([]);
  });
});
