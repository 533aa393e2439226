import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseBillingCosts,
  createBillingDocument,
  deleteBillingDocument,
  getBillingFile,
  listBillingDocuments,
  updateBillingDocument,
} from '#contract/billing/documents.ts';
import { deleteBillingPlace } from '#contract/billing/places.ts';
import { errors } from '#contract/errors.ts';
import { addBillingPlaceRow } from '#tests/billing.ts';
import { isdoc } from '#tests/isdoc.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { PDF } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let house: number;
let place: number;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
  place = await addBillingPlaceRow(at.world.db, at.unit);
});

const line = (base: number, over: object = {}) => ({ base, tax_rate: 0, tax: 0, ...over });
const of = (id: number, billing_place_id = place) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, billing_place_id, id: String(id) },
});
let counted = 0;
const create = (body: object = {}, billing_place_id = place) => {
  counted += 1;
  const month = { period_from: '2025-01-01', period_to: '2025-01-31' };
  const given = { kind: 'invoice', number: `F${counted}`, ...month, line_rows: [line(100_000)] };
  return at.world.call(createBillingDocument, {
    ...of(0, billing_place_id),
    body: { ...given, ...body },
  });
};
const made = async (body: object = {}) => (await create(body)).result;
const save = (id: number, body: object) =>
  at.world.call(updateBillingDocument, { ...of(id), body });
const list = async () => {
  const params = { unit_id: at.unit.unit_id, billing_place_id: place };
  return (await at.world.call(listBillingDocuments, { token: at.user.token, params })).result
    .values;
};
const costs = async (from: string, to: string) => {
  const params = { unit_id: at.unit.unit_id, from, to };
  const { result } = await at.world.call(browseBillingCosts, { token: at.user.token, params });
  return result.values.find(({ billing_place_id }) => billing_place_id === place);
};
describe('a document of a supplier', () => {
  test('sums its lines of more rates up, and how much they were of where they are in one unit', async () => {
    const line_rows = [
      line(8_000_000, {
        subject: 'Teplo',
        quantity: 90.5,
        measured_unit: 'GJ',
        tax_rate: 12,
        tax: 960_000,
      }),
      line(200_000, { subject: 'Oběhové čerpadlo', tax_rate: 21, tax: 42_000 }),
      line(100_000, { quantity: 9.5, measured_unit: 'GJ', tax_rate: 12, tax: 12_000 }),
    ];
    expect(await made({ line_rows })).toMatchObject({
      subject: 'Teplo; Oběhové čerpadlo',
      base: 8_300_000,
      tax: 1_014_000,
      total: 9_314_000,
      cost: 9_314_000,
      advance: null,
      quantity: 100,
      measured_unit: 'GJ',
    });
    const mixed = [
      line(1, { quantity: 1, measured_unit: 'GJ' }),
      line(1, { quantity: 1, measured_unit: 'm3' }),
    ];
    expect(await made({ line_rows: mixed })).toMatchObject({ quantity: null, measured_unit: '' });
  });

  test('is a cost, an advance, or neither by its kind', async () => {
    const advance = await made({ kind: 'advance' });
    expect([advance.cost, advance.advance]).toEqual([null, 100_000]);
    const proof = await made({ kind: 'advance-tax' });
    expect([proof.cost, proof.advance]).toEqual([null, null]);
    const credit = await made({ kind: 'credit-note', line_rows: [line(-40_000)] });
    expect(credit.cost).toBe(-40_000);
  });

  test.each([
    [{ period_to: '2024-12-31' }, 'period_to'],
    [{ period_to: '2028-01-02' }, 'period_to'],
    [{ line_rows: [] }, 'line_rows'],
    [{ line_rows: [line(-1)] }, 'line_rows'],
    [{ kind: 'credit-note' }, 'line_rows'],
    [{ line_rows: [line(100_000, { tax_rate: 12, tax: 21_000 })] }, 'line_rows.0.tax'],
    [{ line_rows: [line(100_000, { tax_rate: 14, tax: 14_000 })] }, 'line_rows.0.tax_rate'],
    [{ line_rows: [line(1e15)] }, 'line_rows.0.base'],
    [{ line_rows: [line(0.5)] }, 'line_rows.0.base'],
    [{ issued_on: '2026-03-02' }, 'issued_on'],
    [{ number: '' }, 'number'],
  ])('%j is refused at its field', async (body, field) => {
    const refused = await create(body);
    expect([refused.status, refused.error.fields?.[0]?.field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });

  test('is written once, while a schedule of advances has one number and many periods', async () => {
    const first = { kind: 'advance', number: 'Rozpis 1' };
    await made(first);
    const again = await create({ ...first, number: 'ROZPIS 1' });
    expect(again.error.errorCode).toBe(errors['document-taken'].errorCode);
    const next = { period_from: '2025-02-01', period_to: '2025-02-28' };
    expect((await create({ ...first, ...next })).status).toBe(200);
  });

  test('tells which other invoices charge for the same days', async () => {
    await made({ number: 'A' });
    await made({ number: 'B', period_from: '2025-01-31', period_to: '2025-02-28' });
    await made({ number: 'C', kind: 'advance' });
    const rows = await list();
    expect(rows.map(({ number, overlaps }) => [number, overlaps])).toEqual([
      ['B', ['A']],
      ['C', []],
      ['A', ['B']],
    ]);
  });

  test('keeps its paper with it, all or nothing', async () => {
    const file = { file_name: 'faktura.pdf', content_base64: PDF.toString('base64') };
    const refused = await create({ file: { ...file, file_name: 'faktura.exe' } });
    expect(refused.error.fields).toEqual([
      { field: 'file', message: 'Vyberte soubor PDF, PNG, JPEG, ISDOC nebo ISDOCX' },
    ]);
    expect(await list()).toEqual([]);
    const electronic = {
      file_name: 'f.isdoc',
      content_base64: Buffer.from(isdoc()).toString('base64'),
    };
    const { files, billing_document_id: id } = await made({ file: electronic });
    const params = { unit_id: at.unit.unit_id, id: files[0]?.billing_file_id ?? 0 };
    const got = await at.world.call(getBillingFile, { token: at.user.token, params });
    expect(got.result).toMatchObject({ ...electronic, content_type: 'application/xml' });
    await at.world.call(deleteBillingDocument, of(id));
    expect((await at.world.call(getBillingFile, { token: at.user.token, params })).status).toBe(
      404,
    );
  });

  test('refuses a save against a newer record, and one that breaks a rule', async () => {
    const { billing_document_id: id } = await made();
    expect((await save(id, { note: 'a', version: 1 })).status).toBe(200);
    expect((await save(id, { note: 'b', version: 1 })).status).toBe(409);
    expect((await save(id, { kind: 'credit-note', version: 2 })).status).toBe(400);
    const lines = { line_rows: [line(5, { subject: 'x' })] };
    expect((await save(id, { ...lines, version: 2 })).result).toMatchObject({
      total: 5,
      subject: 'x',
    });
  });

  test('keeps its place from being deleted', async () => {
    await made();
    const params = { unit_id: at.unit.unit_id, id: String(place) };
    const refused = await at.world.call(deleteBillingPlace, { token: at.user.token, params });
    expect(refused.error.errorCode).toBe(errors['record-used'].errorCode);
  });

  test('is not written to a place of another unit', async () => {
    const { near } = await at.neighbours();
    const foreign = await addBillingPlaceRow(at.world.db, near);
    expect((await create({}, foreign)).status).toBe(404);
  });
});

describe('costs of a billing place', () => {
  test('are told of the days alone, with advances apart and with what is missing', async () => {
    await made({ line_rows: [line(100_000)] });
    await made({ kind: 'credit-note', line_rows: [line(-10_000)] });
    await made({ kind: 'advance', line_rows: [line(70_000)] });
    await made({ kind: 'advance-tax', line_rows: [line(70_000)] });
    // 17 January to 16 February, 31 days: 15 of them are of January, where others cover all.
    await made({ period_from: '2025-01-17', period_to: '2025-02-16', line_rows: [line(31_000)] });
    expect(await costs('2025-01-01', '2025-01-31')).toMatchObject({
      cost: 105_000,
      advances: 70_000,
      costs_count: 3,
      advances_count: 1,
      uncovered_days: 0,
      undivided_count: 0,
    });
    expect(await costs('2025-02-01', '2025-02-28')).toMatchObject({
      cost: 16_000,
      advances: null,
      uncovered_days: 12,
    });
    expect(await costs('2024-01-01', '2024-12-31')).toMatchObject({
      cost: null,
      advances: null,
      uncovered_days: 366,
    });
  });

  test('tell how much even beside a correction of a price, and days to come lack nothing', async () => {
    const quantity = { quantity: 10, measured_unit: 'GJ' };
    const year = { period_from: '2026-01-01', period_to: '2026-02-28' };
    await made({ ...year, line_rows: [line(100_000, quantity)] });
    await made({ ...year, kind: 'credit-note', line_rows: [line(-1_000)] });
    // Today is 1 March 2026.
    expect(await costs('2026-01-01', '2026-12-31')).toMatchObject({
      cost: 99_000,
      quantity: 10,
      measured_unit: 'GJ',
      uncovered_days: 1,
    });
    await made({ ...year, line_rows: [line(1)] });
    expect(await costs('2026-01-01', '2026-12-31')).toMatchObject({ quantity: null });
  });

  test('lack the days of which only a correction is recorded', async () => {
    const year = { period_from: '2025-01-01', period_to: '2025-12-31' };
    await made({ ...year, kind: 'credit-note', line_rows: [line(-1_000)] });
    expect(await costs('2025-01-01', '2025-12-31')).toMatchObject({
      cost: -1_000,
      uncovered_days: 365,
    });
    await made({ period_from: '2025-01-01', period_to: '2025-03-31' });
    expect((await costs('2025-01-01', '2025-12-31'))?.uncovered_days).toBe(275);
  });

  test('of a document over two years follow the meter where it is divided by it', async () => {
    const invoice_place_id = await addMeasuringPlaceRow(at.world.db, at.unit, house, {
      kind: 'heat',
      level: 'invoice',
    });
    const meter = await addMeterRow(at.world.db, at.unit, invoice_place_id, {
      measured_unit: 'GJ',
    });
    const states = { '2024-11-30': 100, '2024-12-31': 130, '2025-01-31': 200 };
    await addReadingRows(at.world.db, at.unit, meter, states);
    const [other, spare] = [
      place,
      await addBillingPlaceRow(at.world.db, at.unit, { invoice_place_id }),
    ];
    place = spare;
    const winter = { period_from: '2024-12-01', period_to: '2025-01-31', divided_by: 'readings' };
    await made({ ...winter, line_rows: [line(1_000_000, { quantity: 100, measured_unit: 'GJ' })] });
    // 30 of 100 GJ were used in December.
    expect((await costs('2024-01-01', '2024-12-31'))?.cost).toBe(300_000);
    expect((await costs('2025-01-01', '2025-12-31'))?.cost).toBe(700_000);
    // Told in the unit of the invoice, whatever the meter counts.
    expect(await costs('2024-12-01', '2025-01-31')).toMatchObject({
      cost: 1_000_000,
      quantity: 100,
      measured_unit: 'GJ',
      metered: 100,
    });
    place = other;
    await made(winter);
    expect(await costs('2024-01-01', '2024-12-31')).toMatchObject({
      cost: null,
      undivided_count: 1,
    });
  });
});
