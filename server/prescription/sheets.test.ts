import { beforeEach, describe, expect, test } from 'vitest';
import { getPaymentRows, updatePaymentRows } from '#contract/money/payment-rows.ts';
import { acceptRule, previewRule } from '#contract/money/prescription-rules.ts';
import {
  listSheets,
  printSheets,
  type PrescriptionSheet,
} from '#contract/money/prescription-sheets.ts';
import { groupsOf, paymentFacts, rowTexts, turnOf, validText } from '#contract/money/sheet-text.ts';
import { addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { houseValuesWorld } from '#tests/house-values.ts';
import { everyOf, linesOf, structureOf } from '#tests/pdf-structure.ts';
import { sheetDocument } from './sheet-document.ts';

const { made, at, space, persons } = houseValuesWorld();

const token = () => at.user.token;
const ofUnit = () => ({ unit_id: at.unit.unit_id });
const sheets = async (as_of = '2026-07-01') =>
  (await at.world.call(listSheets, { token: token(), params: ofUnit(), query: { as_of } })).result
    .values;
const rule = {
  building_id: null,
  name: 'Fond oprav',
  way: 'rate' as const,
  key: 'floor_area' as const,
  amount: 4200,
  round_to: 1 as const,
  spaces: 'all' as const,
  except: [],
  valid_from: '2026-07-01',
  reason: 'usnesení shromáždění',
};
async function accepted(body = rule) {
  const called = { token: token(), params: ofUnit() };
  const { seen } = (await at.world.call(previewRule, { ...called, body })).result;
  return (await at.world.call(acceptRule, { ...called, body: { ...body, seen } })).result;
}

let flat: number;
beforeEach(async () => {
  await at.world.db.owner.query(`update units set payer = 'owner' where unit_id = $1`, [
    at.unit.unit_id,
  ]);
  flat = await space('101', {
    floor_area: 52.3,
    variable_symbol: '1250012',
    common_share_numerator: 1200,
    common_share_denominator: 6000,
  });
  await persons(flat, 3);
  await addRelationRow(at.world.db, at.unit, 'owner', {
    pasport_id: flat,
    address_id: await made.person('Majitel'),
    valid_from: '2020-01-01',
  });
  await made.add('pasport_tenant_costs', {
    pasport_id: flat,
    service_name: 'Teplo',
    monthly_advance: 150_000,
    valid_from: '2026-01-01',
  });
});

const account = (account_number: string) =>
  insertRow(at.world.db, 'bank_accounts', {
    ...at.unit,
    name: account_number,
    account_number,
    bank_code: '0800',
  });

describe('the sheet of a space', () => {
  test('tells who pays, what of it stands on what, in groups, since when and why', async () => {
    const { cost_rule_id } = await accepted();
    const [sheet] = await sheets();
    expect(sheet).toMatchObject({
      space_number: '101',
      payer: 'owner',
      payer_names: 'Majitel',
      users_count: 3,
      floor_area: 52.3,
      total_area: null,
      common_share: '1200/6000',
      variable_symbol: '1250012',
      due_day: 5,
      sum: 369_660,
      valid_from: '2026-07-01',
      reason: 'usnesení shromáždění',
      cost_rule_ids: [cost_rule_id],
    });
    const told = groupsOf(sheet as PrescriptionSheet);
    expect(told.map(({ name, sum }) => [name, sum])).toEqual([
      ['Nájemné nebo příspěvky', 219_660],
      ['Zálohy na služby', 150_000],
    ]);
    const [fund, heat] = told.map(({ rows: [row] }) => row);
    expect(fund && rowTexts(fund)).toEqual([
      'podlahová plocha',
      '42,00\u00A0Kč/m²',
      '52,30\u00A0m²',
    ]);
    expect(heat && rowTexts(heat)).toEqual(['částkou', '', '']);
    expect(validText(sheet as PrescriptionSheet)).toBe(
      'Platí od 1. 7. 2026. Důvod změny: usnesení shromáždění',
    );
  });

  test('is that of the day: before the change it tells what held before', async () => {
    await accepted();
    expect(await sheets('2026-06-30')).toMatchObject([{ sum: 150_000, valid_from: '2026-01-01' }]);
    expect(await sheets('2025-12-31')).toMatchObject([{ sum: 0, valid_from: null, rows: [] }]);
  });

  test('says a rate only while the amount is what came of it', async () => {
    await accepted();
    await at.world.db.owner.query(
      `update pasport_tenant_costs set monthly_advance = 1 where service_name = 'Fond oprav'`,
    );
    expect((await sheets())[0]?.rows[0]).toMatchObject({ amount: 1, way: null, rate: null });
  });

  test('leads to the only bank account of the unit, and to none where nobody said which', async () => {
    expect((await sheets())[0]?.account).toBeNull();
    await account('19-2000145399');
    expect((await sheets())[0]?.account).toMatchObject({
      number: '19-2000145399/0800',
      iban: 'CZ6508000000192000145399',
    });
    const { bank_account_id } = await account('2501500018');
    expect((await sheets())[0]?.account).toBeNull();
    // The account that papers of accounts name is that of sheets too.
    await insertRow(at.world.db, 'account_paper_settings', { ...at.unit, bank_account_id });
    expect((await sheets())[0]?.account).toMatchObject({ number: '2501500018/0800' });
  });

  test('says how a change inside a month counts, as the unit has set it', async () => {
    const [sheet] = await sheets();
    expect(turnOf(sheet as PrescriptionSheet)).toContain('od následujícího měsíce');
    await insertRow(at.world.db, 'ledger_settings', {
      ...at.unit,
      due_day: 5,
      month_change: 'days',
    });
    const [changed] = await sheets();
    expect(changed?.month_change).toBe('days');
    expect(turnOf(changed as PrescriptionSheet)).toContain('po dnech');
  });
});

describe('sheets on paper', () => {
  const document = async () => {
    const [sheet] = await sheets();
    const made_at = { of: 'prostor 101', made: '2026-06-10T10:00:00Z', today: '2026-06-10' };
    return sheetDocument([sheet as PrescriptionSheet], made_at);
  };

  test('bear a code by which the month is paid, and a place for a signature', async () => {
    await account('19-2000145399');
    await accepted();
    const [part = []] = (await document()).parts;
    expect(part.find(({ kind }) => kind === 'payment')).toMatchObject({
      spayd:
        'SPD*1.0*ACC:CZ6508000000192000145399*AM:3696.60*CC:CZK*MSG:PREDPIS PROSTOR 101*X-VS:1250012',
    });
    expect(JSON.stringify(part)).toContain('Podpis: ...');
  });

  test('bear no code where nobody said to which account, and say so', async () => {
    const [part = []] = (await document()).parts;
    expect(part.find(({ kind }) => kind === 'payment')).toMatchObject({ spayd: undefined });
    const [sheet] = await sheets();
    expect(paymentFacts(sheet as PrescriptionSheet)[1]).toEqual(['Na účet', 'neurčen']);
  });

  test('are one file for all that were asked for, and none for a space of somebody else', async () => {
    const two = await space('102');
    const body = { as_of: '2026-07-01', pasport_ids: [flat, two] };
    const called = { token: token(), params: ofUnit() };
    const { result } = await at.world.call(printSheets, { ...called, body });
    expect(result.file_name).toBe('evidenční list 2026-07-01 2 prostory.pdf');
    expect(Buffer.from(result.content_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const foreign = await at.world.call(printSheets, {
      ...called,
      body: { ...body, pasport_ids: [flat, 999_999] },
    });
    expect(foreign.status).toBe(404);
  });

  test('are read aloud with a section of each space, what it pays in a table', async () => {
    const two = await space('102');
    const body = { as_of: '2026-07-01', pasport_ids: [flat, two] };
    const { result } = await at.world.call(printSheets, {
      token: token(),
      params: ofUnit(),
      body,
    });
    const { root, unmarked } = structureOf(Buffer.from(result.content_base64, 'base64'));
    expect(unmarked).toEqual([]);
    expect(root.kids.map(({ role }) => role)).toEqual(['Sect', 'Sect']);
    const headings = everyOf(root, 'H1').map((heading) => heading.text);
    expect(headings).toEqual(['Evidenční list, prostor 101', 'Evidenční list, prostor 102']);
    const [first, second] = root.kids;
    expect(linesOf(first!)).toContain('  LI: Lbl Podlahová plocha | LBody 52,30 m²');
    expect(everyOf(first!, 'Table').map((table) => linesOf(table))).toEqual([
      [
        'Table',
        ' TR: TH Column Položka | TH Column Klíč | TH Column Sazba | TH Column Množství | TH Column Měsíčně',
        ' TR: TD Teplo | TD částkou | TD | TD | TD 1 500,00 Kč',
        ' TR: TH Row Součet | TD | TD | TD | TD 1 500,00 Kč',
      ],
    ]);
    expect(everyOf(second!, 'Table')).toEqual([]);
  });
});

describe('rows that are no services', () => {
  const read = async () =>
    (await at.world.call(getPaymentRows, { token: token(), params: ofUnit() })).result;
  const saved = (version: number, rows: unknown) =>
    at.world.call(updatePaymentRows, {
      token: token(),
      params: ofUnit(),
      body: { version, rows },
    });

  test('are kept by the unit, which begins with the usual ones', async () => {
    const { rows, version } = await read();
    expect(rows.map(({ name }) => name)).toContain('Fond oprav');
    const own = [
      { name: 'Fond oprav', group: 'rent' },
      { name: 'Parkování', group: 'other' },
    ];
    expect((await saved(version, own)).status).toBe(200);
    expect(await read()).toMatchObject({ rows: own });
    const { cost_rule_id } = await accepted({ ...rule, name: 'Parkování' });
    expect(cost_rule_id).toBeGreaterThan(0);
    const [sheet] = await sheets();
    expect(groupsOf(sheet as PrescriptionSheet).map(({ group }) => group)).toEqual([
      'services',
      'other',
    ]);
  });

  test('have each name once, and an older list does not write over a newer one', async () => {
    const { version } = await read();
    const twice = [
      { name: 'Nájemné', group: 'rent' },
      { name: 'najemne', group: 'other' },
    ];
    expect((await saved(version, twice)).status).toBe(400);
    await saved(version, [twice[0]]);
    expect((await saved(version, [twice[1]])).status).toBe(409);
  });
});
