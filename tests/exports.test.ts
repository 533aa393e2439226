import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  exportAddresses,
  exportClaims,
  exportHistory,
  exportPayments,
  exportReadings,
  exportRelations,
  exportSpaces,
} from '#contract/exports.ts';
import { createClaim } from '#contract/money/claims.ts';
import { claimTheMonth } from '#contract/money/months.ts';
import { createPayment } from '#contract/money/payments.ts';
import { updateAddress } from '#contract/addresses.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

type Line = Record<string, string>;

/** The content of the file. */
async function contentOf(
  endpoint: Endpoint,
  token: string,
  query: Record<string, string>,
): Promise<string> {
  const params = endpoint === exportHistory ? {} : { unit_id: at.unit.unit_id };
  const { status, result } = await at.world.call(endpoint, { token, params, query });
  expect(status).toBe(200);
  return (result as { content: string }).content;
}

const SECOND = 1000;

/** What CSV writes of what a workbook holds; texts are told apart from what is reckoned. */
function csvOfCell(cell: unknown, told: string): unknown {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (!(cell instanceof Date)) return typeof cell === 'string' && told === `'${cell}` ? told : cell;
  // A minute is a part of a day that no number says just so: the reader may be under it by a millisecond.
  const iso = new Date(Math.round(cell.getTime() / SECOND) * SECOND).toISOString();
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  const clock = iso.slice(11, 16);
  return `${day}. ${month}. ${year}${told.includes(':') ? ` ${clock}` : ''}`;
}

/** Lines of the file by their heads. The workbook of the same table holds the same. */
async function linesOf(
  endpoint: Endpoint,
  token = at.user.token,
  query: Record<string, string> = {},
): Promise<Line[]> {
  const csv = await contentOf(endpoint, token, query);
  const lines: string[][] = parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
  const workbook = await contentOf(endpoint, token, { ...query, format: 'xlsx' });
  const rows = await readSheet(new Uint8Array(Buffer.from(workbook, 'base64')).buffer);
  expect(
    rows.map((cells, row) =>
      cells.map((cell, column) => csvOfCell(cell, lines[row]?.[column] ?? '')),
    ),
  ).toEqual(lines);
  const [heads = [], ...others] = lines;
  return others.map((cells) =>
    Object.fromEntries(cells.map((cell, column) => [heads[column], cell])),
  );
}

/** Cells of the workbook by the heads of its columns. */
async function cellsOf(endpoint: Endpoint): Promise<Record<string, unknown>[]> {
  const workbook = await contentOf(endpoint, at.user.token, { format: 'xlsx' });
  const rows = await readSheet(new Uint8Array(Buffer.from(workbook, 'base64')).buffer);
  const [heads = [], ...others] = rows;
  return others.map((cells) =>
    Object.fromEntries(cells.map((cell, column) => [String(heads[column]), cell])),
  );
}

let flat: { pasport_id: number };
let address_id: number;
beforeEach(async () => {
  const { world, unit } = at;
  world.setNow('2026-04-20T10:00:00Z');
  const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lípová 5' });
  flat = await addSpaceRow(world.db, unit, house.pasport_id, {
    space_number: '12',
    variable_symbol: '120',
    total_area: '64.50',
    hidden: true,
  });
  address_id = await addAddressRow(world.db, unit, {
    last_name: 'Čáp',
    first_name: 'Jan',
    phone: '+420 777 123 456',
    note: '=1+1',
    hidden: true,
  });
  await addRelationRow(world.db, unit, 'tenant', { pasport_id: flat.pasport_id, address_id });
});

describe('a whole table as a file', () => {
  test('of people has hidden ones too, and no text that a spreadsheet would reckon', async () => {
    expect(await linesOf(exportAddresses)).toEqual([
      expect.objectContaining({
        Typ: 'fyzická osoba',
        Příjmení: 'Čáp',
        Telefon: "'+420 777 123 456",
        Poznámka: "'=1+1",
        Skrytá: 'ano',
      }),
    ]);
  });

  test('of people with their spaces says by what they belong to them', async () => {
    expect(await linesOf(exportRelations)).toEqual([
      expect.objectContaining({
        Jméno: 'Čáp Jan',
        Vztah: 'nájemce',
        Dům: 'Lípová 5',
        'Číslo prostoru': '12',
        Do: '',
      }),
    ]);
  });

  test('of spaces has hidden ones too, with who lives in them', async () => {
    expect(await linesOf(exportSpaces)).toEqual([
      expect.objectContaining({
        Dům: 'Lípová 5',
        Číslo: '12',
        'Variabilní symbol': '120',
        'Celková plocha': '64,5',
        Uživatel: 'Čáp Jan',
      }),
    ]);
  });

  test('of claims and of payments has amounts in crowns and the accounts', async () => {
    const { world, unit, user } = at;
    await insertRow(world.db, 'pasport_tenant_costs', {
      ...unit,
      pasport_id: flat.pasport_id,
      service_name: 'Teplo',
      monthly_advance: 123_450,
      valid_from: '2020-01-01',
    });
    const params = { unit_id: unit.unit_id, month: '2026-03-01' };
    const { token } = user;
    await world.call(claimTheMonth, { token, params, body: { seen: 123_450 } });
    const { rows } = await world.db.owner.query<{ ledger_account_id: number }>(
      'select ledger_account_id from ledger_accounts where unit_id = $1',
      [unit.unit_id],
    );
    const ledger_account_id = rows[0]?.ledger_account_id ?? 0;
    await world.call(createClaim, {
      token,
      params: { unit_id: unit.unit_id, ledger_account_id },
      body: { name: 'Klíče', amount: 5000, due_on: '2026-04-01', reason: 'ztráta' },
    });
    await world.call(createPayment, {
      token,
      params: { unit_id: unit.unit_id },
      body: {
        received_on: '2026-03-10',
        amount: 100_000,
        way: 'cash',
        variable_symbol: '120',
        parts: [{ ledger_account_id, amount: 100_000 }],
      },
    });
    expect(await linesOf(exportClaims)).toEqual([
      expect.objectContaining({
        Dům: 'Lípová 5',
        'Číslo prostoru': '12',
        Konto: 'Čáp Jan',
        'Za co': 'Teplo',
        'Za měsíc': '2026-03',
        'Částka v Kč': '1234,5',
        Původ: 'Měsíční předpis',
      }),
      expect.objectContaining({
        'Za co': 'Klíče',
        Splatné: '1. 4. 2026',
        'Částka v Kč': '50',
        Původ: 'Zapsáno ručně',
        Důvod: 'ztráta',
      }),
    ]);
    expect((await cellsOf(exportClaims))[1]).toMatchObject({
      'Variabilní symbol': '120',
      Splatné: new Date('2026-04-01'),
      'Částka v Kč': 50,
    });
    expect(await linesOf(exportPayments)).toEqual([
      expect.objectContaining({
        Přijato: '10. 3. 2026',
        'Částka v Kč': '1000',
        Jak: 'Hotově',
        'Na konta': 'Lípová 5, 12 (Čáp Jan): 1000 Kč',
        Stornováno: 'ne',
      }),
    ]);
  });

  test('of readings says of which meter they are', async () => {
    const { world, unit } = at;
    const place = await addMeasuringPlaceRow(world.db, unit, flat.pasport_id);
    const meter_id = await addMeterRow(world.db, unit, place, { serial_number: '0012' });
    await addReadingRows(world.db, unit, meter_id, { '2026-01-31': 12.5 });
    expect(await linesOf(exportReadings)).toEqual([
      expect.objectContaining({
        Dům: 'Lípová 5',
        'Číslo prostoru': '12',
        'Výrobní číslo': '0012',
        'Den odečtu': '31. 1. 2026',
        Stav: '12,5',
      }),
    ]);
  });

  test('of history tells changes of the days to an admin of the client alone', async () => {
    const { world, unit, user } = at;
    await world.call(updateAddress, { ...at.of(address_id), body: { city: 'Brno', version: 1 } });
    const refused = await world.call(exportHistory, { token: user.token });
    expect(refused.status).toBe(403);
    const admin = await world.makeUser({ client_id: unit.client_id, is_client_admin: true });
    const lines = await linesOf(exportHistory, admin.token);
    expect(lines.filter((line) => line['Co se stalo'] === 'Změna')).toEqual([
      expect.objectContaining({
        Kdo: 'Jana Zkušební',
        Záznam: 'Adresa',
        'Číslo záznamu': String(address_id),
        Změny: 'Obec:  → Brno',
      }),
    ]);
    expect(await linesOf(exportHistory, admin.token, { to: '2020-01-01' })).toEqual([]);
    await world.db.owner.query('update modules set enabled = false where name = any ($1)', [
      ['contacts', 'tenants', 'addresses'],
    ]);
    const others = await linesOf(exportHistory, admin.token);
    await world.db.owner.query('update modules set enabled = true');
    expect(others.map((line) => line['Záznam'])).not.toContain('Adresa');
  });
});
