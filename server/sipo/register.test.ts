import { beforeEach, describe, expect, test } from 'vitest';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { getSipoSettings, updateSipoSettings } from '#contract/sipo/settings.ts';
import { insertRow } from '#tests/builders.ts';
import { SIPO, sipoScene } from '#tests/sipo-scene.ts';

const sipo = sipoScene();
beforeEach(() => sipo.space.at.world.setNow('2025-01-20T11:00:00Z'));

describe('the next date', () => {
  test.each([
    ['2025-01-20T11:00:00Z', '2025-01-25', '2025-02'],
    ['2025-01-25T22:30:00Z', '2025-01-25', '2025-02'],
    // It is the 26th in Prague already.
    ['2025-01-25T23:30:00Z', '2025-02-25', '2025-03'],
    ['2025-12-26T11:00:00Z', '2026-01-25', '2026-02'],
  ])('after %s is %s, for the period %s', async (now, date, period) => {
    sipo.space.at.world.setNow(now);
    expect(await sipo.register()).toMatchObject({ next_date: date, period });
  });

  test('is the unit’s own, and the portal’s where the unit has none', async () => {
    await sipo.change('update runtime_settings set sipo_day = 22');
    expect((await sipo.register()).next_date).toBe('2025-01-22');
    await sipo.settings({ delivery_day: 10 });
    expect((await sipo.register()).next_date).toBe('2025-02-10');
    await sipo.change('update runtime_settings set sipo_day = 25');
  });
});

describe('settings', () => {
  const { at } = sipo.space;
  const read = () => at.world.call(getSipoSettings, sipo.call());
  const save = (body: object) => at.world.call(updateSipoSettings, { ...sipo.call(), body });

  test('have defaults before the first save, and a version after each', async () => {
    expect((await read()).result).toMatchObject({
      organisation_number: '',
      fee_code: '',
      service_fees: [],
      delivery_day: null,
      sipo_day: 25,
      change_indication: 'full',
      code_page: 'windows-1250',
      decimal_mark: 'dot',
      original_checked: false,
      document_text: 'space',
      version: 1,
    });
    const { result } = await save({ organisation_number: '999999', delivery_day: 20, version: 1 });
    expect(result).toMatchObject({ organisation_number: '999999', sipo_day: 20, version: 2 });
    const late = await save({ fee_code: '210', version: 1 });
    expect(late.error).toMatchObject({ errorCode: 60000409, current: { version: 2 } });
    expect((await read()).result.fee_code).toBe('');
  });

  test.each([
    [{ organisation_number: '12345' }, 'Číslo organizace má přesně 6 číslic'],
    [{ organisation_number: '12345a' }, 'Číslo organizace má přesně 6 číslic'],
    [{ fee_code: '2x' }, 'Kód poplatku má 1 až 3 číslice'],
    [{ service_fees: [{ service_name: 'Teplo', fee_code: '' }] }, 'Toto pole je povinné'],
    [
      {
        service_fees: [
          { service_name: 'Výtah', fee_code: '211' },
          { service_name: 'vytah', fee_code: '212' },
        ],
      },
      'Každou službu zadejte jen jednou',
    ],
    [{ delivery_day: 29 }, 'Maximum 28'],
    [{ delivery_day: 0 }, 'Zadejte kladnou hodnotu'],
  ])('refuse %j', async (body, message) => {
    const { status, error } = await save(body);
    expect(status).toBe(400);
    expect(error.fields?.map((fault) => fault.message)).toEqual([message]);
  });

  test('name the other units of the client that have the same number', async () => {
    const { near, far } = await at.neighbours();
    await sipo.settings();
    await insertRow(at.world.db, 'sipo_settings', { ...near, organisation_number: '999999' });
    await insertRow(at.world.db, 'sipo_settings', { ...far, organisation_number: '999999' });
    const { rows } = await at.world.db.owner.query<{ name: string }>(
      'select name from units where unit_id = $1',
      [near.unit_id],
    );
    expect((await read()).result.shared_with).toEqual(rows.map(({ name }) => name));
    await save({ organisation_number: '999998' });
    expect((await read()).result.shared_with).toEqual([]);
    await save({ organisation_number: '' });
    await sipo.change("update sipo_settings set organisation_number = ''");
    expect((await read()).result.shared_with).toEqual([]);
  });

  test('cannot be changed after the licence has ended, only read', async () => {
    await sipo.change(
      "update clients set licence_valid_to = '2025-01-19' where client_id = $1",
      at.unit.client_id,
    );
    expect((await save({ fee_code: '210' })).error.errorCode).toBe(63002409);
    expect((await read()).status).toBe(200);
    expect((await at.world.call(getSipoRegister, sipo.call())).status).toBe(200);
  });
});

describe('payers', () => {
  const { at } = sipo.space;
  test('pay the sum of the advances that hold on the first day of the period, for all their spaces', async () => {
    const payer = await sipo.payer('Dvořák', {
      sipo: SIPO[0],
      advances: [200_000, 100_000],
      space: { space_number: '12' },
    });
    await sipo.advance(payer, 999_900, { service_name: 'Dřívější', valid_to: '2025-01-31' });
    await sipo.advance(payer, 50_000, { service_name: 'Nová', valid_from: '2025-02-01' });
    await sipo.advance(payer, 70_000, { service_name: 'Příští', valid_from: '2025-02-02' });
    const cellar = await sipo.space.flat({ space_number: 'S1' });
    const { pasport_tenant_id } = await sipo.space.add('pasport_tenants', {
      pasport_id: cellar.pasport_id,
      address_id: payer.address_id,
      valid_from: '2024-01-01',
    });
    const { pasport_id } = cellar;
    const inCellar = { address_id: 0, pasport_id, pasport_tenant_id: Number(pasport_tenant_id) };
    await sipo.advance(inCellar, 10_000);
    const found = await sipo.payerOf('Dvořák');
    expect(found).toMatchObject({ amount: 360_000, advances: 360_000, sipo: SIPO[0], faults: [] });
    expect(found?.spaces.map(({ space_number }) => space_number)).toEqual(['12', 'S1']);
    expect(found?.document_text).toBe('Byt 12, Byt S1');
  });

  test('have a line for each fee code by the services whose advances they pay', async () => {
    await sipo.settings();
    await at.world.call(updateSipoSettings, {
      ...sipo.call(),
      body: { service_fees: [{ service_name: 'Výtah', fee_code: '211' }] },
    });
    const payer = await sipo.payer('Dvořák', { sipo: SIPO[0], space: { space_number: '12' } });
    await sipo.advance(payer, 15_000, { service_name: 'vytah' });
    await sipo.advance(payer, 20_000, { service_name: 'Úklid' });
    await sipo.payer('Bez výtahu', { sipo: SIPO[1] });
    const { payers, lines, change_text } = await sipo.register();
    expect(payers.map(({ amount, parts }) => [amount, parts])).toEqual([
      [345_000, [{ fee_code: '210', amount: 345_000 }]],
      [
        380_000,
        [
          { fee_code: '210', amount: 365_000 },
          { fee_code: '211', amount: 15_000 },
        ],
      ],
    ]);
    expect(lines.map(({ sipo: number, fee_code }) => [number, fee_code])).toEqual([
      [SIPO[1], '210'],
      [SIPO[0], '210'],
      [SIPO[0], '211'],
    ]);
    const records = change_text.split('\r\n').filter((record) => record !== '');
    expect(records.map((record) => record.slice(31, 43))).toEqual([
      '210  3450.00',
      '210  3650.00',
      '211   150.00',
    ]);
  });

  test('are who uses a space on that day, with a number or without one', async () => {
    await sipo.payer('Odešel', { sipo: SIPO[0], valid_to: '2025-01-31' });
    await sipo.payer('Zůstal', { sipo: SIPO[1], valid_to: '2025-02-01' });
    await sipo.payer('Bezčísla');
    const { payers } = await sipo.register();
    expect(payers.map(({ payer_name }) => payer_name)).toEqual(['Bezčísla', 'Zůstal']);
    expect(payers[0]?.faults).toEqual([]);
    expect((await sipo.register('2025-01')).payers).toHaveLength(3);
  });

  test('have their faults told, each with its field', async () => {
    await sipo.payer('Haléř', { sipo: SIPO[0], advances: [345_050] });
    await sipo.payer('Nula', { sipo: SIPO[1], advances: [] });
    await sipo.payer('Součet', { sipo: '1234567893' });
    await sipo.payer('Dvojče', { sipo: SIPO[2] });
    await sipo.payer('Dvojník', { sipo: SIPO[2] });
    await sipo.payer('Cizinec', { sipo: SIPO[3], space: { space_number: 'Ж1' } });
    const { payers } = await sipo.register();
    const told = Object.fromEntries(
      payers.map(({ payer_name, faults }) => [
        payer_name,
        faults.map(({ field, message }) => `${field}: ${message}`),
      ]),
    );
    expect(told).toEqual({
      Haléř: ['amount: Předpis musí být v celých korunách'],
      Nula: ['amount: Předpis je nulový'],
      Součet: ['sipo: Chybný kontrolní součet (7)'],
      Dvojče: ['sipo: Stejné spojovací číslo má více plátců (2)'],
      Dvojník: ['sipo: Stejné spojovací číslo má více plátců (2)'],
      Cizinec: ['document_text: Text na dokladu má znak, který Windows-1250 nezná: Ж'],
    });
  });

  test('with a line break in the text of their document are faulty, and the file stays whole', async () => {
    await sipo.settings();
    await sipo.payer('Celý', { sipo: SIPO[0], space: { space_number: '1' } });
    await sipo.payer('Zlom', { sipo: SIPO[1], space: { space_number: '2\n3' } });
    const { payers, change_text } = await sipo.register();
    expect(payers.map(({ faults }) => faults)).toEqual([
      [],
      [
        {
          field: 'document_text',
          message: 'Text na dokladu má konec řádku nebo jiný neviditelný znak',
        },
      ],
    ]);
    expect(change_text.split('\r\n').map(({ length }) => length)).toEqual([70, 0]);
    await sipo.change("update sipo_settings set document_text = 'unit'");
    await sipo.change(
      "update units set sipo_text = E'Úhrada\nbytu' where unit_id = $1",
      sipo.space.at.unit.unit_id,
    );
    const torn = await sipo.register();
    expect(torn.payers.every(({ faults }) => faults.length === 1)).toBe(true);
    expect(torn.change_text).toBe('');
  });

  test.each([
    ['nearest', 345_000],
    ['up', 345_100],
    ['down', 345_000],
  ])('with hellers are prescribed whole crowns by the rule %s', async (heller_rule, amount) => {
    await sipo.settings({ heller_rule });
    await sipo.payer('Haléř', { sipo: SIPO[0], advances: [300_020, 45_020] });
    expect(await sipo.payerOf('Haléř')).toMatchObject({ amount, advances: 345_040, faults: [] });
  });

  test('have the unit’s own text where the unit wants it, as much as fits', async () => {
    await sipo.settings({ document_text: 'unit' });
    await sipo.change(
      "update units set sipo_text = 'Úhrada za užívání bytu' where unit_id = $1",
      sipo.space.at.unit.unit_id,
    );
    await sipo.payer('Novák', { sipo: SIPO[0] });
    expect((await sipo.payerOf('Novák'))?.document_text).toBe('Úhrada za užívání');
  });

  test('of another unit or client stay away', async () => {
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const { near, far } = await sipo.space.at.neighbours();
    const { token } = sipo.space.at.user;
    const ask = (unit_id: number) =>
      sipo.space.at.world.call(getSipoRegister, { token, params: { unit_id } });
    expect((await ask(near.unit_id)).result.payers).toEqual([]);
    expect((await ask(far.unit_id)).status).toBe(404);
  });
});
