import { beforeEach, describe, expect, test } from 'vitest';
import { workOn } from '#contract/fieldwork/work-on.ts';
import {
  browseWorks,
  createWork,
  createWorks,
  createWorkVersion,
  deleteWork,
  deleteWorkVersion,
  getWork,
  updateWork,
  updateWorkVersion,
} from '#contract/fieldwork/works.ts';
import { revisionTypeId } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let token: string;
beforeEach(async () => {
  at.world.setNow('2026-03-10T10:00:00Z');
  const { client_id } = at.unit;
  ({ token } = await at.world.makeUser({ client_id, is_client_admin: true }));
});

const reading = {
  code: 'ODE-SV',
  name: 'Odečet vodoměru',
  writes: 'reading',
  meter_kind: 'cold-water',
  valid_from: '2026-01-01',
  duration_minutes: 5,
  price: 9000,
  needs_state: true,
  checklist: ['Zkontrolovat plombu', 'Zapsat stav'],
  preparation: 'Uvolněte vodoměr.',
};
const make = (body: object = {}) =>
  at.world.call(createWork, { token, body: { ...reading, ...body } });
const read = (id: number) => at.world.call(getWork, { token: at.user.token, params: { id } });
const save = (id: number, body: object) =>
  at.world.call(updateWork, { token, params: { id }, body });
const list = async (show_hidden: '0' | '1' = '0') =>
  (await at.world.call(browseWorks, { token: at.user.token, params: { show_hidden } })).result;
const addVersion = (work_id: number, body: object) =>
  at.world.call(createWorkVersion, { token, params: { work_id }, body });
const saveVersion = (work_id: number, id: number, body: object) =>
  at.world.call(updateWorkVersion, { token, params: { work_id, id }, body });
const dropVersion = (work_id: number, id: number) =>
  at.world.call(deleteWorkVersion, { token, params: { work_id, id } });

describe('a work of the catalogue', () => {
  test('is made with its first version and read by any user of the client', async () => {
    const { result } = await make();
    expect(result).toMatchObject({
      code: 'ODE-SV',
      writes: 'reading',
      meter_kind: 'cold-water',
      revision_type_id: null,
      revision_type_name: '',
      hidden: false,
      versions: [
        {
          valid_from: '2026-01-01',
          duration_minutes: 5,
          price: 9000,
          material: '',
          preparation: 'Uvolněte vodoměr.',
          needs_state: true,
          needs_number: false,
          needs_photo: false,
          keeps_position: false,
          checklist: ['Zkontrolovat plombu', 'Zapsat stav'],
        },
      ],
    });
    expect((await read(result.work_id)).result).toEqual(result);
    expect((await list()).values).toContainEqual(result);
  });

  test('has no price where none is written, and never the price of nothing', async () => {
    const { result } = await make({ code: 'BEZ-CENY', price: null });
    expect(result.versions[0]?.price).toBeNull();
    const { status, error } = await make({ code: 'ZDARMA', price: 0 });
    expect(status).toBe(400);
    expect(error.fields).toEqual([
      { field: 'price', message: 'Cena nemůže být nula. Práci bez ceny nechte nevyplněnou' },
    ]);
  });

  test('has a code that no other work of the client has, whatever the case', async () => {
    await make({ code: 'Vym-1' });
    const { status, error } = await make({ code: 'vYM-1' });
    expect([status, error.errorCode]).toEqual([409, 66020409]);
    const other = await at.world.makeUser({ is_client_admin: true });
    const foreign = await at.world.call(createWork, {
      token: other.token,
      body: { ...reading, code: 'Vym-1' },
    });
    expect(foreign.status).toBe(200);
  });

  test.each([
    [
      { needs_state: false },
      'needs_state',
      'Bez stavu nelze odečet zapsat, proto musí být povinný',
    ],
    [
      { writes: 'exchange', needs_state: false, needs_number: true },
      'needs_state',
      'Výměnu nelze zapsat bez stavu starého a nového měřidla',
    ],
    [{ writes: 'exchange' }, 'needs_number', 'Výměnu nelze zapsat bez čísla nového měřidla'],
    [
      { writes: 'nothing' },
      'meter_kind',
      'Druh měřidla má jen práce, která zapíše odečet nebo výměnu',
    ],
  ])('is refused where its parts do not fit: %o', async (body, field, message) => {
    const { status, error } = await make({ code: 'NESEDI', ...body });
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ field, message }]);
  });

  test('of a revision names a kind of the client’s own, and no foreign one', async () => {
    const id = await revisionTypeId(at.world.db, at.unit.client_id, 'Domovní plynovod – revize');
    const work = { code: 'REV-P', writes: 'revision', meter_kind: null, revision_type_id: id };
    const { result } = await make(work);
    expect(result.revision_type_name).toBe('Domovní plynovod – revize');
    const refused = await make({ ...work, code: 'REV-N', writes: 'nothing' });
    expect(refused.error.fields?.[0]?.field).toBe('revision_type_id');
    const other = await at.world.makeUser({ is_client_admin: true });
    const foreign = await at.world.call(createWork, {
      token: other.token,
      body: { ...reading, ...work },
    });
    expect(foreign.status).toBe(404);
  });

  test('is saved by a client admin who has seen it as it stands', async () => {
    const { result } = await make({ code: 'ULOZ' });
    const saved = await save(result.work_id, { version: result.version, name: 'Odečet SV' });
    expect(saved.result).toMatchObject({ name: 'Odečet SV', version: result.version + 1 });
    const late = await save(result.work_id, { version: result.version, name: 'Jinak' });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ name: 'Odečet SV' });
    const plain = await at.world.call(updateWork, {
      token: at.user.token,
      params: { id: result.work_id },
      body: { name: 'Nikdy' },
    });
    expect(plain.status).toBe(403);
  });

  test('does not begin to write what its versions do not bring', async () => {
    const { result } = await make({ code: 'ZMENA' });
    const { status, error } = await save(result.work_id, { writes: 'exchange' });
    expect(status).toBe(400);
    expect(error.fields).toEqual([
      {
        field: 'writes',
        message: 'Výměnu nelze zapsat bez čísla nového měřidla. Nejdříve opravte verze práce',
      },
    ]);
  });

  test('when hidden, is listed only on request', async () => {
    const { result } = await make({ code: 'SKRYTA', hidden: true });
    const shown = await list();
    expect(shown.hidden_works).toBe(1);
    expect(shown.values.map(({ work_id }) => work_id)).not.toContain(result.work_id);
    expect((await list('1')).values.map(({ work_id }) => work_id)).toContain(result.work_id);
  });

  test('is deleted with its versions', async () => {
    const { result } = await make({ code: 'SMAZ' });
    const params = { id: result.work_id };
    expect((await at.world.call(deleteWork, { token, params })).status).toBe(200);
    expect((await read(result.work_id)).status).toBe(404);
  });
});

describe('versions of a work', () => {
  test('hold from their day on, each until the day before the next', async () => {
    const { result } = await make({ code: 'VERZE' });
    const next = { valid_from: '2026-04-01', duration_minutes: 8, price: 12000, needs_state: true };
    expect((await addVersion(result.work_id, next)).status).toBe(200);
    const { versions } = (await read(result.work_id)).result;
    expect(versions.map(({ valid_from }) => valid_from)).toEqual(['2026-04-01', '2026-01-01']);
    expect(workOn(versions, '2025-12-31')).toBeUndefined();
    expect(workOn(versions, '2026-03-31')?.price).toBe(9000);
    expect(workOn(versions, '2026-04-01')?.price).toBe(12000);
  });

  test('begin each on another day', async () => {
    const { result } = await make({ code: 'DEN' });
    const same = { valid_from: '2026-01-01', duration_minutes: 8, needs_state: true };
    const { status, error } = await addVersion(result.work_id, same);
    expect([status, error.errorCode]).toEqual([409, 66300409]);
  });

  test('bring what the work writes', async () => {
    const { result } = await make({ code: 'STAV' });
    const bare = { valid_from: '2026-05-01', duration_minutes: 8 };
    expect((await addVersion(result.work_id, bare)).error.fields?.[0]?.field).toBe('needs_state');
    const [first] = result.versions;
    const saved = await saveVersion(result.work_id, first?.work_version_id ?? 0, {
      needs_state: false,
    });
    expect(saved.error.fields?.[0]?.field).toBe('needs_state');
  });

  test('are corrected by whoever has seen them', async () => {
    const { result } = await make({ code: 'OPRAVA' });
    const id = result.versions[0]?.work_version_id ?? 0;
    const saved = await saveVersion(result.work_id, id, { version: 1, price: 9500 });
    expect(saved.result).toMatchObject({ price: 9500, version: 2 });
    const late = await saveVersion(result.work_id, id, { version: 1, price: 1 });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ price: 9500 });
  });

  test('are deleted while they have not begun, but not the only one', async () => {
    const { result } = await make({ code: 'BUDOUCI' });
    const [first] = result.versions;
    const begun = first?.work_version_id ?? 0;
    expect((await dropVersion(result.work_id, begun)).error.errorCode).toBe(66303409);
    const body = { valid_from: '2026-03-11', duration_minutes: 8, needs_state: true };
    const { result: next } = await addVersion(result.work_id, body);
    expect((await dropVersion(result.work_id, begun)).error.errorCode).toBe(66302409);
    expect((await dropVersion(result.work_id, next.work_version_id)).status).toBe(200);
    expect((await read(result.work_id)).result.versions).toEqual([first]);
  });

  test('which begin today have begun', async () => {
    const { result } = await make({ code: 'DNES' });
    const body = { valid_from: '2026-03-10', duration_minutes: 8, needs_state: true };
    const { result: today } = await addVersion(result.work_id, body);
    const dropped = await dropVersion(result.work_id, today.work_version_id);
    expect(dropped.error.errorCode).toBe(66302409);
  });

  test('of another work are not found under this one', async () => {
    const one = (await make({ code: 'JEDNA' })).result;
    const two = (await make({ code: 'DVE' })).result;
    const id = two.versions[0]?.work_version_id ?? 0;
    expect((await saveVersion(one.work_id, id, { price: 1 })).status).toBe(404);
    expect((await dropVersion(one.work_id, id)).status).toBe(404);
  });
});

test('many works are made at once, or none', async () => {
  const works = [
    { ...reading, code: 'U-1' },
    { ...reading, code: 'U-2' },
  ];
  const made = await at.world.call(createWorks, { token, body: { works } });
  expect(made.result.work_ids).toHaveLength(2);
  const again = [
    { ...reading, code: 'U-3' },
    { ...reading, code: 'u-1' },
  ];
  const refused = await at.world.call(createWorks, { token, body: { works: again } });
  expect(refused.error.errorCode).toBe(66020409);
  expect((await list()).values.map(({ code }) => code)).not.toContain('U-3');
});
