import { beforeEach, describe, expect, test } from 'vitest';
import { getImport, listImports, uploadImport } from '#contract/imports.ts';
import { pushReadings } from '#contract/readings-push.ts';
import { changeUnitToken } from '#contract/units.ts';
import { csv } from '#tests/imports.ts';
import { readingsScene } from '#tests/readings-scene.ts';

const at = readingsScene();
let token: string;
beforeEach(async () => {
  const { client_id, unit_id } = at.scene;
  const admin = await at.world.makeUser({ client_id, is_client_admin: true });
  const body = { unit_id, action: 'create' };
  // How long a token lives is judged by the clock of the database.
  at.world.setNow(new Date().toISOString());
  const made = await at.world.call(changeUnitToken, { token: admin.token, body });
  token = made.result.external_token;
  at.world.setNow('2026-06-15T09:00:00Z');
});

const push = (body: object, headers: Record<string, string> = {}) =>
  at.world.call(pushReadings, {
    token,
    params: { unit_id: at.scene.unit_id },
    headers,
    body: { ...body },
  });
const one = { serial_number: '1', read_on: '2026-03-01', state: 12.5 };
const count = async () => at.scene.count('import_batches');

describe('readings sent by a program', () => {
  test('are tried at once and wait in the imports until somebody accepts them', async () => {
    await at.meter('1');
    await at.meter('2', '8');
    const rows = [
      { ...one, status: 'seal-broken', source: 'remote', reading_kind: 'month-end', note: 'N1' },
      { serial_number: 2, read_on: '1. 3. 2026', state: '1,5', overflowed: false },
      { serial_number: '9', read_on: '2026-03-01', state: 1 },
    ];
    const { result, status } = await push({ readings: rows, supplier: 'Vodoměrna' });
    expect([status, result.state, result.supplier]).toEqual([200, 'checking', 'Vodoměrna']);
    await at.scene.work();
    expect(await at.judged(result.import_id)).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'failing', 'Měřidlo s tímto číslem v jednotce není.'],
    ]);
    expect(await at.readings()).toEqual([]);
    const listed = await at.world.call(listImports, {
      token: at.scene.user.token,
      params: { unit_id: at.scene.unit_id },
    });
    expect(listed.result.values).toMatchObject([
      { file_name: 'Odečty Vodoměrna', rows_failing: 1 },
    ]);
  });

  test('come as the text of a CSV too', async () => {
    await at.meter('1');
    const text = csv([
      ['Výrobní číslo', 'Stav k 31. 12. 2025', '01/2026'],
      ['1', '12,5', '13'],
    ]);
    const { result } = await push({ csv: text });
    await at.scene.work();
    expect(await at.scene.accept(result.import_id)).toMatchObject({ state: 'accepted' });
    expect(await at.readings()).toEqual([
      '1 2025-12-31 12.5 current ok import',
      '1 2026-01-31 13 month-end ok import',
    ]);
  });

  test('have each column that any of them says, and none that none does', async () => {
    const rows = [one, { ...one, read_on: '2026-04-01', note: 'N1' }];
    const { columns, sample } = (await push({ readings: rows })).result;
    expect(columns).toHaveLength(4);
    const noteAt = columns.findIndex((label) => label.startsWith('Poznámka'));
    expect(sample.map((cells) => cells[noteAt])).toEqual(['', 'N1']);
  });

  test('of which none says anything are an empty file', async () => {
    const { status, error } = await push({ readings: [{}, { note: '' }] });
    expect([status, error.errorMsg]).toEqual([400, 'V souboru není žádný řádek s údaji.']);
    expect(await count()).toBe(0);
  });

  test('with columns that nobody knows wait until a person says what they mean', async () => {
    const { result } = await push({ csv: 'a;b\r\n1;2' });
    await at.scene.work();
    expect((await at.scene.read(result.import_id)).state).toBe('uploaded');
  });

  test.each(['field', 'header'])(
    'are one import under one key in the %s, in whatever state it is',
    async (where) => {
      await at.meter('1');
      const send = (readings: object[]) =>
        where === 'field'
          ? push({ readings, idempotency_key: 'davka-1' })
          : push({ readings }, { 'idempotency-key': 'davka-1' });
      const first = await send([one]);
      await at.scene.work();
      const again = await send([one]);
      expect([again.status, again.result.import_id, again.result.state]).toEqual([
        200,
        first.result.import_id,
        'checked',
      ]);
      await at.scene.accept(first.result.import_id);
      expect((await send([one])).result.state).toBe('accepted');
      const other = await send([{ ...one, state: 13 }]);
      expect([other.status, other.error.errorMsg]).toEqual([
        409,
        'Tento klíč odesílatele už má jiná dávka odečtů. Pošlete ji pod novým klíčem.',
      ]);
      expect(await count()).toBe(1);
    },
  );

  test('sent twice at once under one key are one import', async () => {
    await at.meter('1');
    const body = { readings: [one], idempotency_key: 'naraz' };
    const both = await Promise.all([push(body), push(body)]);
    expect(new Set(both.map(({ result }) => result.import_id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  test('are refused without a table, with two, and for a foreign unit', async () => {
    const none = await push({});
    expect([none.status, none.error.fields]).toEqual([
      400,
      [{ field: 'readings', message: 'Pošlete buď pole readings, nebo text csv' }],
    ]);
    expect((await push({ readings: [one], csv: 'a;b' })).status).toBe(400);
    expect((await push({ readings: [{ ...one, unknown: 1 }] })).status).toBe(400);
    const { unit_id } = await at.world.makeUnit((await at.world.makeUser()).client_id);
    const body = { readings: [one] };
    const foreign = await at.world.call(pushReadings, { token, params: { unit_id }, body });
    expect(foreign.status).toBe(404);
    expect(await count()).toBe(0);
  });

  test('that nobody has accepted yet make no room for files', async () => {
    const { result } = await push({ readings: [one], idempotency_key: 'k' });
    await at.scene.work();
    for (let left = 0; left < 22; left += 1) await at.scene.upload('buildings', 'Název domu\r\nA');
    const asked = { token, params: { unit_id: at.scene.unit_id, import_id: result.import_id } };
    expect((await at.world.call(getImport, asked)).status).toBe(200);
  });
});

test('what columns mean is remembered for each supplier, in all units of the client', async () => {
  await at.meter('1');
  const upload = async (unit_id: number, supplier: string) => {
    const file = 'Kód;Kdy;Kolik\r\n1;1. 3. 2026;12';
    const content_base64 = Buffer.from(file).toString('base64');
    const body = { kind: 'readings', file_name: 'a.csv', supplier, content_base64 };
    const { token: user } = at.scene.user;
    return (await at.world.call(uploadImport, { token: user, params: { unit_id }, body })).result;
  };
  const first = await upload(at.scene.unit_id, 'Vodoměrna');
  expect(first.mapping).toEqual([null, null, null]);
  await at.scene.check(first.import_id, ['serial_number', 'read_on', 'state']);
  const second = await upload(at.scene.unit_id, 'Teplárna');
  expect(second.mapping).toEqual([null, null, null]);
  await at.scene.check(second.import_id, ['serial_number', 'billing_on', 'billing_state']);
  const { unit_id } = await at.world.makeUnit(at.scene.client_id);
  expect((await upload(unit_id, 'VODOMĚRNA')).mapping).toEqual([
    'serial_number',
    'read_on',
    'state',
  ]);
  expect((await upload(unit_id, 'Teplárna')).mapping[1]).toBe('billing_on');
  expect((await upload(unit_id, '')).mapping).toEqual([null, null, null]);
});

test('what columns of an accepted file mean outlives its import, for who comes once a year', async () => {
  await at.meter('1');
  const upload = async (supplier: string) => {
    const file = 'Kód;Kdy;Kolik\r\n1;1. 3. 2026;12';
    const content_base64 = Buffer.from(file).toString('base64');
    const body = { kind: 'readings', file_name: 'a.csv', supplier, content_base64 };
    const { token: user, unit_id } = { ...at.scene.user, unit_id: at.scene.unit_id };
    return (await at.world.call(uploadImport, { token: user, params: { unit_id }, body })).result;
  };
  const mapping = ['serial_number', 'read_on', 'state'];
  const { import_id } = await upload('Vodoměrna');
  await at.scene.check(import_id, mapping);
  await at.scene.accept(import_id);
  await at.world.db.owner.query('delete from import_batches');
  expect((await upload('vodoměrna')).mapping).toEqual(mapping);
  expect((await upload('Teplárna')).mapping).toEqual([null, null, null]);
  // Of a file that was only tried nothing is kept.
  const tried = await upload('Teplárna');
  await at.scene.check(tried.import_id, mapping);
  await at.world.db.owner.query('delete from import_batches');
  expect((await upload('Teplárna')).mapping).toEqual([null, null, null]);
});
