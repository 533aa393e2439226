import { afterEach, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { moduleNames } from '#contract/module-names.ts';
import { readDashboard } from '#contract/dashboard.ts';
import { listUserModules } from '#contract/modules.ts';
import { NEWS_FEED } from '#contract/news.ts';
import { search } from '#contract/search.ts';
import { uploadImport } from '#contract/imports.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { fillUnit } from './dashboard-scene.ts';
import { csv } from './imports.ts';
import { codeOf } from './endpoints/ask.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';
import { named, walk } from './endpoints/walk.ts';

const walking = walk();
const owner = () => walking.world.db.owner;

async function switchModules(names: readonly string[], enabled: boolean): Promise<void> {
  await owner().query('update modules set enabled = $2 where name = any ($1)', [names, enabled]);
}
afterEach(() => switchModules(moduleNames, true));

const inModules = named.filter(([, { modules }]) => modules.length > 0);
const anonymous = ({ access }: Endpoint) => access === 'public';
const tokenOf = (endpoint: Endpoint, access: Access = endpoint.access) =>
  anonymous(endpoint) ? undefined : walking.still.token(access);

describe.each(inModules)('%s', (_name, endpoint) => {
  test('is refused to everybody when its modules are switched off', async () => {
    await switchModules(endpoint.modules, false);
    const token = await tokenOf(endpoint);
    expect(codeOf(await walking.answer(endpoint, walking.still, { token }))).toBe('module-off');
    const system = await tokenOf(endpoint, 'system-admin');
    const admins = await walking.answer(endpoint, walking.still, { token: system });
    expect(codeOf(admins)).toBe('module-off');
  });

  test('is refused when what its modules stand under is switched off', async () => {
    // A module on the first level stands under none but itself.
    const above = `select coalesce(p.name, m.name) as name
                     from modules m left join modules p on p.module_id = m.parent_module_id
                    where m.name = any ($1)`;
    const { rows } = await owner().query<{ name: string }>(above, [endpoint.modules]);
    const closed = rows.map(({ name }) => name);
    await switchModules(closed, false);
    const response = await walking.answer(endpoint, walking.still, {
      token: await tokenOf(endpoint),
    });
    await switchModules(closed, true);
    expect(codeOf(response)).toBe('module-off');
  });
});

/** What no module closes: by the beginning of its path, and why. */
const OPEN: Readonly<Record<string, string>> = {
  '/v1/user/': 'sign-in, the own account, the client and its units: the overview',
  '/v1/legal': 'texts that the law asks for',
  '/v1/admin/legal': 'texts that the law asks for',
  '/v1/admin/backups': 'safety of the data',
  '/v1/admin/maintenance': 'operation',
  '/v1/admin/runtime/settings': 'operation',
  '/v1/admin/view/end': 'an end',
  '/v1/app/': 'the frame of the portal',
  '/v1/celery/': 'work that was begun',
  '/v1/account-link': 'people without an account: the module of their client is asked for inside',
  '/v1/confirmation-link':
    'people without an account: the module of their client is asked for inside',
  '/v1/confirmation-check':
    'people without an account: the module of their client is asked for inside',
  '/v1/consumption': 'people without an account: the module of their client is asked for inside',
  '/v1/statement-link': 'people without an account: the module of their client is asked for inside',
  '/v1/board-link': 'people without an account: the module of their client is asked for inside',
  '/v1/visit-link': 'people without an account: the module of their client is asked for inside',
  '/v1/visit-poster': 'people without an account: the module of their client is asked for inside',
  '/v1/declarations': 'people without an account: the module of their client is asked for inside',
  '/v1/self-readings': 'people without an account: the module of their client is asked for inside',
  '/v1/events': 'the frame of the portal',
  '/v1/reads': 'each of the reads is closed by its own module',
  '/v1/logs': 'faults of the browser',
  '/v1/lookup/': 'the overview and registration',
  '/v1/systemmessage': 'what the operator tells everybody',
  '/v1/views': 'looks of lists, which hold no record: who has no list sees nothing by them',
  '/v1/personal-data': 'what the law gives people',
  '/v1/addresses/statistics/': 'the overview',
  '/v1/pasports/stats': 'the overview',
  '/v1/auxiliaries/cities/choices': 'towns for every form',
};

test('every endpoint names its modules, unless it is one that no module closes', () => {
  const isOpen = ({ path }: Endpoint) => Object.keys(OPEN).some((begin) => path.startsWith(begin));
  const undecided = endpoints.filter((one) => one.modules.length === 0 && !isOpen(one));
  expect(undecided.map(nameOf)).toEqual([]);
});

test('every module that is named is one of the portal', async () => {
  const { rows } = await owner().query<{ name: string }>('select name from modules');
  const known = rows.map(({ name }) => name);
  expect(moduleNames.filter((name) => !known.includes(name))).toEqual([]);
});

describe('a module that the schema of the client does not give', () => {
  const take = (name: string) =>
    owner().query(
      `delete from module_schema_modules where module_id = (select module_id from modules where name = $1)`,
      [name],
    );
  const give = (name: string) =>
    owner().query(
      `insert into module_schema_modules select s.module_schema_id, m.module_id
         from module_schemas s, modules m where m.name = $1 on conflict do nothing`,
      [name],
    );

  test('is closed to its users, and open to a system admin', async () => {
    const sipo = endpoints.find(({ path }) => path === '/v1/sipo/settings/{unit_id}')!;
    const scene = walking.still;
    await take('sipo');
    const codes = [];
    for (const access of ['user', 'client-admin', 'system-admin'] as const)
      codes.push(codeOf(await walking.answer(sipo, scene, { token: await scene.token(access) })));
    await give('sipo');
    expect(codes).toEqual(['module-off', 'module-off', undefined]);
  });

  test('is closed to a system admin who looks as its user', async () => {
    const sipo = endpoints.find(({ path }) => path === '/v1/sipo/settings/{unit_id}')!;
    const scene = walking.still;
    const view = endpoints.find(({ path }) => path.endsWith('/view'))!;
    const viewing = await walking.answer(view, scene, { token: await scene.token('system-admin') });
    const { token } = viewing.json<{ result: { token: string } }>().result;
    await take('sipo');
    const refused = await walking.answer(sipo, scene, { token });
    await give('sipo');
    expect(codeOf(refused)).toBe('module-off');
  });

  test('is missing among the names that are open, by which the browser knows its routes', async () => {
    const token = await walking.still.token('user');
    const open = async () => (await walking.world.call(listUserModules, { token })).result.open;
    expect(await open()).toContain('sipo');
    await take('sipo');
    const without = await open();
    await give('sipo');
    expect(without).not.toContain('sipo');
    expect(without).toContain('pasports');
  });
});

describe('a call of more modules', () => {
  test('tells of each only where it is open: finds, history, imports', async () => {
    const scene = walking.still;
    const { world } = walking;
    const token = await scene.token('user');
    const params = { unit_id: scene.unit_id };
    const kinds = async () => {
      const query = { q: 'Klidný' };
      const { values } = (await world.call(search, { params, query, token })).result;
      return new Set(values.map(({ kind }) => kind));
    };
    expect(await kinds()).toContain('person');
    await switchModules(['contacts', 'tenants', 'addresses'], false);
    expect(await kinds()).not.toContain('person');
    const body = {
      kind: 'persons',
      file_name: 'a.csv',
      content_base64: Buffer.from(csv([['Jméno'], ['Jan']])).toString('base64'),
    };
    const upload = await world.call(uploadImport, { params, body, token });
    const record = { ...params, record_type: 'addresses', record_id: 1 };
    const history = await world.call(listRecordHistory, { params: record, token });
    expect([upload.status, history.status]).toEqual([403, 403]);
  });

  test.each([
    ['settlements', 'settlement', 'vyúčtování'],
    ['visits', 'round', 'Klidný'],
    ['events', 'visit', 'návštěva'],
    ['building-groups', 'group', 'Klidný'],
  ])('the search tells of what belongs to %s only where it is open', async (module, kind, q) => {
    const scene = walking.still;
    const token = await scene.token('user');
    const params = { unit_id: scene.unit_id };
    const kinds = async () =>
      (await walking.world.call(search, { params, query: { q }, token })).result.values.map(
        (each) => each.kind,
      );
    expect(await kinds()).toContain(kind);
    await switchModules([module], false);
    expect(await kinds()).not.toContain(kind);
  });

  test('the dashboard names devices, tenants, contracts, warnings of meters and settlements only where their lists are open', async () => {
    const { world, still } = walking;
    const token = await still.token('user');
    const { rows } = await owner().query<{ client_id: string }>(
      'select client_id from units where unit_id = $1',
      [still.unit_id],
    );
    // A unit of its own: that of the walk has what its calls have left in it.
    const client_id = Number(rows[0]?.client_id);
    const { unit_id } = await world.makeUnit(client_id);
    await fillUnit(world, { client_id, unit_id });
    const told = async () => {
      const query = { unit_id: String(unit_id) };
      const { values } = (await world.call(readDashboard, { query, token })).result;
      return new Set(values[0]?.things.map(({ kind }) => kind.split('_')[0]));
    };
    const money = ['debts', 'payments', 'statements'];
    expect(await told()).toEqual(
      new Set([
        'revisions',
        'faults',
        'contracts',
        'supplies',
        'agreed',
        'todos',
        'meters',
        ...money,
        'settlements',
        'visits',
        'files',
      ]),
    );
    await switchModules(['events', 'licence'], false);
    expect(await told()).not.toContain('visits');
    expect(await told()).not.toContain('files');
    await switchModules(['settlements'], false);
    expect(await told()).toEqual(
      new Set([
        'revisions',
        'faults',
        'contracts',
        'supplies',
        'agreed',
        'todos',
        'meters',
        ...money,
      ]),
    );
    await switchModules(['arrears'], false);
    expect(await told()).not.toContain('debts');
    await switchModules(['payments', 'bank'], false);
    expect(await told()).toEqual(
      new Set(['revisions', 'faults', 'contracts', 'supplies', 'agreed', 'todos', 'meters']),
    );
    await switchModules(['revision-types'], false);
    expect(await told()).toEqual(new Set(['contracts', 'supplies', 'agreed', 'todos', 'meters']));
    await switchModules(['tenants'], false);
    expect(await told()).toEqual(new Set(['supplies', 'agreed', 'todos', 'meters']));
    await switchModules(['billing-places'], false);
    expect(await told()).toEqual(new Set(['agreed', 'todos', 'meters']));
    await switchModules(['contracts'], false);
    expect(await told()).toEqual(new Set(['todos', 'meters']));
    await switchModules(['todos'], false);
    expect(await told()).toEqual(new Set(['meters']));
    await switchModules(['meters'], false);
    expect(await told()).toEqual(new Set());
  });

  test('the feed of news is closed with the news', async () => {
    expect((await walking.world.request({ url: NEWS_FEED })).statusCode).toBe(200);
    await switchModules(['news'], false);
    expect((await walking.world.request({ url: NEWS_FEED })).statusCode).toBe(403);
  });
});
