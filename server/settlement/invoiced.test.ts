import { beforeEach, describe, expect, test } from 'vitest';
import { acceptSettlementCheck } from '#contract/settlement/settlements.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { settlementScene } from '#tests/settlement-scene.ts';

const scene = settlementScene();
const YEAR = { period_from: '2025-01-01', period_to: '2025-12-31' };

let id: number;
let main: number;
beforeEach(async () => {
  const { world, unit } = scene.at;
  main = await addMeasuringPlaceRow(world.db, unit, scene.made.house, { level: 'invoice' });
  await scene.sql('delete from billing_documents where unit_id = $1', [unit.unit_id]);
  await scene.sql('update billing_places set invoice_place_id = $2 where billing_place_id = $1', [
    scene.made.lift,
    main,
  ]);
  id = await scene.begin();
});

const meter = async (
  place: number,
  states: Parameters<typeof addReadingRows>[3],
  columns: Record<string, unknown> = {},
) => {
  const { world, unit } = scene.at;
  await addReadingRows(world.db, unit, await addMeterRow(world.db, unit, place, columns), states);
};
/** Counted in 2025 by the main meter. */
const counted = (amount: number) => meter(main, { '2024-12-31': 100, '2025-12-31': 100 + amount });

const line = (quantity: number | null, measured_unit = 'm3', base = 100_000) => ({
  subject: 'Voda',
  quantity,
  measured_unit,
  base,
  tax_rate: 0,
  tax: 0,
});
const bill = (lines: readonly object[], columns: object = {}) =>
  addDocumentRow(scene.at.world.db, scene.at.unit, scene.made.lift, {
    ...YEAR,
    number: 'F-1',
    line_rows: JSON.stringify(lines),
    ...columns,
  });

const only = async (kind: string) => (await scene.checks(id)).find((one) => one.kind === kind);
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const said = async (kind: string) => (await only(kind))?.things.map((one) => plain(one.said));

describe('invoices against the meter by which they are invoiced', () => {
  test('are asked about by the document with both quantities, how far they are and what is let be', async () => {
    await counted(500);
    const document = await bill([line(530)]);
    const check = await only('invoice-differs');
    expect(check).toMatchObject({
      weight: 'asks',
      things: [
        {
          name: 'Výtah',
          billing_place_id: scene.made.lift,
          billing_document_id: document,
          measuring_place_id: main,
        },
      ],
    });
    expect(await said('invoice-differs')).toEqual([
      'faktura F-1 (1. 1. 2025 – 31. 12. 2025) je na 530 m³, fakturační měřidlo naměřilo 500 m³: o 30 m³ (6 %) více; bez otázky je do 5 %',
    ]);
    expect(await only('invoice-unknown')).toBeUndefined();
  });

  test('may be accepted with a reason, for just this difference', async () => {
    await counted(500);
    await bill([line(530)]);
    const { kind, found } = (await only('invoice-differs')) ?? { kind: '', found: '' };
    const body = { kind, found, reason: 'Dodavatel odečetl o týden později' } as never;
    await scene.at.world.call(acceptSettlementCheck, { ...scene.of(id), body });
    expect((await only('invoice-differs'))?.accepted).toBe('Dodavatel odečetl o týden později');
    await scene.sql(`update meter_readings set state = 590 where state = 600`, []);
    expect((await only('invoice-differs'))?.accepted).toBe('');
  });

  test('within the per cent of the law are let be, and the per cent is a row of it', async () => {
    await counted(500);
    await bill([line(520)]);
    expect(await only('invoice-differs')).toBeUndefined();
    await scene.sql(
      `insert into settlement_law (key, holds_from, value, unit, source)
       values ('invoice-difference', '2025-01-01', 3, '%', 'Zkouška')`,
      [],
    );
    try {
      expect(await said('invoice-differs')).toEqual([expect.stringContaining('do 3 %')]);
    } finally {
      await scene.sql(`delete from settlement_law where source = 'Zkouška'`, []);
    }
  });

  test('are compared through an exchange of the meter and in the unit of the invoice', async () => {
    await meter(
      main,
      { '2024-12-31': 100, '2025-06-30': 300 },
      { removed_on: '2025-06-30', measured_unit: 'GJ' },
    );
    await meter(
      main,
      { '2025-06-30': 0, '2025-12-31': 300 },
      { mounted_on: '2025-06-30', measured_unit: 'GJ' },
    );
    // 500 GJ are 138.889 MWh.
    await bill([line(138.889, 'MWh')]);
    expect(await only('invoice-differs')).toBeUndefined();
    expect(await only('invoice-unknown')).toBeUndefined();
    await bill([line(100, 'MWh')], { number: 'F-2' });
    expect(await said('invoice-differs')).toEqual([
      expect.stringContaining(
        'faktura F-2 (1. 1. 2025 – 31. 12. 2025) je na 100 MWh, fakturační měřidlo naměřilo 138,889 MWh: o 38,889 MWh (28 %) méně',
      ),
    ]);
  });

  test('of days over the edge of the period are compared in all of their own days', async () => {
    await meter(main, { '2024-11-30': 0, '2025-01-31': 90, '2025-12-31': 600 });
    await bill([line(90)], { period_from: '2024-12-01', period_to: '2025-01-31' });
    expect(await only('invoice-differs')).toBeUndefined();
    expect(await only('invoice-unknown')).toBeUndefined();
  });

  test('are taken with credit notes, and one that was cancelled is none', async () => {
    await counted(500);
    await bill([line(530)]);
    await bill([line(-25, 'm3', -5000)], { kind: 'credit-note', number: 'D-1', corrects: 'F-1' });
    expect(await only('invoice-differs')).toBeUndefined();
    await bill([line(70)], { number: 'F-2' });
    expect(await said('invoice-differs')).toEqual([expect.stringContaining('faktura F-2 ')]);
    await bill([line(-70, 'm3', -5000)], { kind: 'credit-note', number: 'D-2', corrects: 'F-2' });
    expect(await only('invoice-differs')).toBeUndefined();
  });

  test('of water supplied and drained are of one quantity', async () => {
    await counted(500);
    await bill([line(500), line(500)]);
    expect(await only('invoice-differs')).toBeUndefined();
  });
});

describe('a main meter that was not read', () => {
  test('makes the invoice unknown, which is told apart and is no zero', async () => {
    await bill([line(500)]);
    expect(await only('invoice-differs')).toBeUndefined();
    expect(await only('invoice-unknown')).toMatchObject({ weight: 'tells' });
    expect(await said('invoice-unknown')).toEqual([
      'faktura F-1 (1. 1. 2025 – 31. 12. 2025): fakturační měřidlo nemá odečty po celé období faktury, nebo měří v jiné jednotce',
    ]);
  });

  test('at the ends of the invoice is unknown too, as what is divided by days proves nothing', async () => {
    await counted(500);
    await bill([line(300)], { period_to: '2025-06-30' });
    expect(await only('invoice-differs')).toBeUndefined();
    expect(await said('invoice-unknown')).toEqual([
      expect.stringContaining('chybí odečet fakturačního měřidla'),
    ]);
  });
});

describe('a main meter against the flats', () => {
  const flat = async (at: number, states: Parameters<typeof addReadingRows>[3]) => {
    const { world, unit } = scene.at;
    const pasport = scene.made.flats[at] ?? 0;
    await meter(await addMeasuringPlaceRow(world.db, unit, pasport), states);
  };

  test('is asked about where it is further than the row of the law, by the measure of the house', async () => {
    await counted(500);
    await bill([line(500)]);
    await flat(0, { '2024-12-31': 0, '2025-12-31': 240 });
    await flat(1, { '2024-12-31': 0, '2025-12-31': 130 });
    expect(await only('flats-differ')).toMatchObject({ weight: 'asks' });
    expect(await said('flats-differ')).toEqual([
      'fakturační měřidlo naměřilo v období 500 m³, měřidla pod ním 370 m³: o 130 m³ (26 %) méně; bez otázky je do 20 %',
    ]);
    await scene.sql(`update meter_readings set state = 160 where state = 130`, []);
    expect(await only('flats-differ')).toBeUndefined();
  });

  test('of which one was not read is unknown', async () => {
    await counted(500);
    await bill([line(500)]);
    await flat(0, { '2024-12-31': 0, '2025-12-31': 240 });
    await flat(1, {});
    expect(await only('flats-differ')).toBeUndefined();
    expect(await said('flats-unknown')).toEqual([
      'celé období je odečtené u 1 z 2 měřidel pod ním',
    ]);
  });
});
