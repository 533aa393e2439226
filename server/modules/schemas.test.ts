import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors, type ErrorCode } from '#contract/errors.ts';
import {
  createModuleSchema,
  deleteModuleSchema,
  listModuleSchemas,
  saveModuleSchema,
  type ModuleSchema,
} from '#contract/module-schemas.ts';
import { listAllModules, listUserModules } from '#contract/modules.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await world.makeUser({ is_sys_admin: true }));
});
afterAll(() => world.close());

const codeOf = (code: ErrorCode) => errors[code].errorCode;
const schemas = async () => (await world.call(listModuleSchemas, { token })).result.values;

async function moduleIds(...names: string[]): Promise<number[]> {
  const modules = (await world.call(listAllModules, { token })).result.values;
  return names.map((name) => modules.find((module) => module.name === name)?.module_id ?? 0);
}

let made = 0;
async function makeSchema(module_ids: number[]): Promise<ModuleSchema> {
  made += 1;
  const body = { module_schema_name: `Vlastní ${made}`, module_ids };
  return (await world.call(createModuleSchema, { body, token })).result;
}

const save = ({ module_schema_id }: ModuleSchema, body: Record<string, unknown>) =>
  world.call(saveModuleSchema, { params: { module_schema_id }, body, token });

describe('schemas of modules', () => {
  test('are listed with their modules and with how many clients have each', async () => {
    const [home] = await moduleIds('home');
    const schema = await makeSchema([home ?? 0]);
    await world.makeClient({ module_schema_id: schema.module_schema_id });
    await world.makeClient({ module_schema_id: schema.module_schema_id });
    const listed = (await schemas()).find(
      (one) => one.module_schema_id === schema.module_schema_id,
    );
    expect(listed).toEqual({ ...schema, clients_count: 2 });
    expect((await schemas()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('say what the client’s users meet at the next reading of their modules', async () => {
    const [home, records, pasports] = await moduleIds('home', 'records', 'pasports');
    const schema = await makeSchema([home ?? 0, records ?? 0, pasports ?? 0]);
    const { client_id } = await world.makeClient({ module_schema_id: schema.module_schema_id });
    const user = await world.makeUser({ client_id });
    const seen = async () => {
      const { result } = await world.call(listUserModules, { token: user.token });
      return result.values.map(({ name }) => name);
    };
    expect(await seen()).toContain('pasports');
    expect((await save(schema, { module_ids: [home] })).status).toBe(200);
    expect(await seen()).not.toContain('pasports');
    expect(await seen()).toContain('home');
  });

  test('take nothing from system admins', async () => {
    const [home] = await moduleIds('home');
    const schema = await makeSchema([home ?? 0]);
    const { client_id } = await world.makeClient({ module_schema_id: schema.module_schema_id });
    const system = await world.makeUser({ client_id, is_sys_admin: true });
    const { result } = await world.call(listAllModules, { token: system.token });
    expect(result.values.map(({ router_name }) => router_name)).toContain('AdminClients');
  });

  test('are renamed without losing what hangs on them', async () => {
    const whole = (await schemas()).find(({ holds_all }) => holds_all);
    const { result } = await save(whole as ModuleSchema, { module_schema_name: 'Všechno' });
    expect(result).toMatchObject({ module_schema_name: 'Všechno', holds_all: true });
    expect(result.module_ids).toEqual(whole?.module_ids);
  });

  test('saved against an older version are refused with the schema as it stands', async () => {
    const [home, messages] = await moduleIds('home', 'messages');
    const schema = await makeSchema([home ?? 0]);
    await save(schema, { module_ids: [messages], version: schema.version });
    const late = await save(schema, { module_ids: [], version: schema.version });
    expect([late.status, late.error.errorCode]).toEqual([409, codeOf('version-conflict')]);
    expect(late.error.current).toMatchObject({ module_ids: [messages] });
  });

  test('hold no module without the one above it, and none that does not exist', async () => {
    const [pasports] = await moduleIds('pasports');
    const schema = await makeSchema([]);
    for (const module_ids of [[pasports], [2_000_000]]) {
      const { status, error } = await save(schema, { module_ids });
      expect([status, error.fields?.[0]?.field]).toEqual([400, 'module_ids']);
    }
    const now = (await schemas()).find((one) => one.module_schema_id === schema.module_schema_id);
    expect(now).toEqual(schema);
  });

  test('differ in name, case and diacritics aside', async () => {
    const { module_schema_name } = await makeSchema([]);
    const body = { module_schema_name: module_schema_name.toUpperCase(), module_ids: [] };
    const { status, error } = await world.call(createModuleSchema, { body, token });
    expect([status, error.errorCode]).toEqual([409, codeOf('schema-name-taken')]);
  });

  test('are deleted only while no client has them', async () => {
    const schema = await makeSchema([]);
    const { module_schema_id } = schema;
    const { client_id } = await world.makeClient({ module_schema_id });
    const remove = () => world.call(deleteModuleSchema, { params: { module_schema_id }, token });
    const used = await remove();
    expect([used.status, used.error.errorCode]).toEqual([409, codeOf('record-used')]);
    expect(used.error.errorMsg).toBe('Schéma nelze smazat: má ho 1 klient.');
    await world.db.owner.query('delete from clients where client_id = $1', [client_id]);
    expect((await remove()).result).toEqual({ deleted: true });
    expect((await remove()).status).toBe(404);
  });

  test('of new registrations and of all modules stay', async () => {
    for (const { module_schema_id } of (await schemas()).filter(
      (one) => one.is_default || one.holds_all,
    )) {
      const { error } = await world.call(deleteModuleSchema, {
        params: { module_schema_id },
        token,
      });
      expect(error.errorCode).toBe(codeOf('schema-kept'));
    }
  });

  test('write every change down with its author', async () => {
    const [home] = await moduleIds('home');
    const schema = await makeSchema([]);
    await save(schema, { module_ids: [home] });
    const { rows } = await world.db.owner.query<{ changes: object }>(
      'select changes from settings_log order by settings_log_id desc limit 1',
    );
    const subject = `module_schemas.${schema.module_schema_id}.module_ids`;
    expect(rows[0]?.changes).toEqual({ [subject]: ['', String(home)] });
  });
});
