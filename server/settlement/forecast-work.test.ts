import { beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { readDashboard } from '#contract/dashboard.ts';
import { readForecast } from '#contract/settlement/forecasts.ts';
import {
  acceptNextAdvances,
  previewNextAdvances,
  type AskedAdvances,
} from '#contract/settlement/next-advances.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { getStatementTexts, updateStatementTexts } from '#contract/settlement/statement-texts.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { settlementScene } from '#tests/settlement-scene.ts';
import { reckonForecasts } from './forecast-work.ts';

// Flats of 60 and 40 m², the first with a tenant, the second borne by the unit; the running year is 2026.
const scene = settlementScene();
const { at } = scene;
const RUNNING = { period_from: '2026-01-01', period_to: '2026-12-31' };
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09'];

const read = (id: number, month?: string) =>
  at.world.call(readForecast, {
    ...scene.of(id),
    ...(month !== undefined && { query: { month } }),
  });
const months = async (id: number) => (await read(id)).result.months;
/** The portal as a process that has just started has it. */
const reckon = () => reckonForecasts({ ...at.world.portal });
const onDay = (day: string) => at.world.setNow(`${day}T05:00:00Z`);

/** The lift costs 1,209.94 Kč in 2026 as far as its half tells; the tenant's nine months of 50 Kč are claimed. */
async function owing(): Promise<number> {
  await addDocumentRow(at.world.db, at.unit, scene.made.lift, {
    period_from: '2026-01-01',
    period_to: '2026-06-30',
    line_rows: JSON.stringify([
      { subject: '', quantity: null, measured_unit: '', tax_rate: 0, base: 60_000, tax: 0 },
    ]),
  });
  await scene.paid(Object.fromEntries(MONTHS.map((month) => [`2026-${month}-01`, 5000])), 45_000);
  for (const month of MONTHS)
    await scene.row('ledger_months', {
      month: `2026-${month}-01`,
      claimed_at: '2026-06-01T10:00:00Z',
    });
  return scene.begin(RUNNING);
}

beforeEach(async () => {
  onDay('2026-08-03');
  await scene.sql('delete from settlements', []);
  await scene.sql('update clients set licence_valid_to = null', []);
});

describe('a running settlement', () => {
  test('is forecast once a month, however many processes are at it', async () => {
    const id = await owing();
    await Promise.all([reckon(), reckon()]);
    await reckon();
    onDay('2026-09-10');
    await reckon();
    // 725.96 Kč of the tenant against 600 Kč of twelve months.
    const of = { expected: 120_994, owing: 1, owed: 12_596, fault: '' };
    expect(await months(id)).toEqual([
      { month: '2026-08-01', as_of: '2026-08-03', ...of },
      { month: '2026-09-01', as_of: '2026-09-10', ...of },
    ]);
    const { rows } = await scene.sql(
      `select count(*)::integer as changes from audit_log
        where record_type = 'settlement_forecasts' and client_id = $1`,
      [at.unit.client_id],
    );
    expect(rows).toEqual([{ changes: 2 }]);
  });

  test('tells what is kept of a month with spaces and without names', async () => {
    const id = await owing();
    await reckon();
    onDay('2026-10-05');
    const { result } = await read(id, '2026-08-01');
    expect(result).toMatchObject({ month: '2026-08-01', as_of: '2026-08-03', months_left: 3 });
    expect(result.recipients.map(({ name, balance }) => [name, balance])).toEqual([
      ['', 12_596],
      ['', expect.anything()],
    ]);
    const missing = await read(id, '2026-07-01');
    expect(missing.error.errorCode).toBe(errors['not-found'].errorCode);
  });

  test('that is over, has not begun or was issued is not forecast', async () => {
    const id = await owing();
    onDay('2027-01-02');
    await reckon();
    await scene.sql(
      `update settlements set first_issued_on = '2026-08-01' where settlement_id = $1`,
      [id],
    );
    onDay('2026-08-03');
    await reckon();
    const { rows } = await scene.sql('select * from settlement_forecasts', []);
    expect(rows).toEqual([]);
  });

  test('that cannot be reckoned says why, holds up no other and is tried again the next day', async () => {
    const before = await scene.begin();
    await scene.counted(before);
    const failing = await owing();
    const other = await scene.begin({ ...RUNNING, building_id: scene.made.house });
    const { rows } = await scene.sql('select inputs::text from settlement_counts', []);
    await scene.sql(`update settlement_counts set inputs = '{}'`, []);
    await reckon();
    const kept = async (id: number) =>
      (
        await scene.sql(
          'select as_of::text, fault from settlement_forecasts where settlement_id = $1',
          [id],
        )
      ).rows;
    expect(await kept(failing)).toEqual([
      { as_of: '2026-08-03', fault: expect.stringContaining('nepodařilo spočítat') },
    ]);
    expect(await kept(other)).toEqual([{ as_of: '2026-08-03', fault: '' }]);
    await scene.sql('update settlement_counts set inputs = $1::jsonb', [rows[0]?.['inputs']]);
    await reckon();
    expect((await kept(failing))[0]?.['fault']).not.toBe('');
    onDay('2026-08-04');
    await reckon();
    expect(await kept(failing)).toEqual([{ as_of: '2026-08-04', fault: '' }]);
  });
});

describe('who will owe', () => {
  const told = async () => {
    const { token } = at.user;
    const params = { unit_id: at.unit.unit_id };
    const list = (await at.world.call(browseSettlements, { token, params })).result.values;
    const { values } = (
      await at.world.call(readDashboard, {
        token,
        query: { unit_id: String(params.unit_id) },
      })
    ).result;
    const { work } = (await at.world.call(readUnitToday, { token, params })).result;
    return {
      list: list.map(({ raise }) => raise && [raise.recipients, raise.sum]),
      dashboard: values.map(({ raises_offered, raises_sum }) => [raises_offered, raises_sum]),
      home: work.filter(({ kind }) => kind === 'raise').map(({ count, amount }) => [count, amount]),
    };
  };

  test('is told by home, the dashboard and the list alike, from the day on that the client has chosen', async () => {
    await owing();
    await reckon();
    onDay('2026-08-31');
    const none = { list: [null], dashboard: [[0, 0]], home: [] };
    expect(await told()).toEqual(none);
    onDay('2026-09-01');
    const one = { list: [[1, 12_596]], dashboard: [[1, 12_596]], home: [[1, 12_596]] };
    expect(await told()).toEqual(one);
    onDay('2026-12-01');
    expect(await told()).toEqual(none);
    const { token } = await at.world.makeUser({
      client_id: at.unit.client_id,
      is_client_admin: true,
    });
    const texts = await at.world.call(getStatementTexts, { token });
    expect(texts.result.raise_months).toBe(4);
    await at.world.call(updateStatementTexts, { token, body: { raise_months: 5 } });
    onDay('2026-08-31');
    expect(await told()).toEqual(one);
  });
});

describe('a raise of advances by the forecast', () => {
  const asked = (given: Partial<AskedAdvances> = {}) => ({
    by: 'forecast' as const,
    valid_from: '2026-10-01',
    reserve: 0,
    step: 1000 as const,
    ...given,
  });
  const preview = (id: number, given: Partial<AskedAdvances> = {}) =>
    at.world.call(previewNextAdvances, { ...scene.of(id), body: asked(given) });

  test('adds what will be owed over the months that are left, and is written when it is accepted', async () => {
    const id = await owing();
    const [flat] = scene.made.flats;
    await scene.row('pasport_tenant_costs', {
      pasport_id: flat,
      service_name: `VÝTAH ${flat}`,
      monthly_advance: 5000,
      valid_from: '2024-01-01',
    });
    onDay('2026-09-10');
    const { result } = await preview(id);
    // 125.96 Kč over October to December are 41.99 Kč.
    expect(
      result.rows.map(({ pasport_id, held, proposed }) => [pasport_id, held, proposed]),
    ).toEqual([[flat, 5000, 10_000]]);
    expect(result.earliest_delivered).toBe('2026-10-01');
    // One month less: 62.98 Kč.
    const later = await preview(id, { valid_from: '2026-11-01' });
    expect(later.result.rows[0]?.proposed).toBe(12_000);
    const body = { ...asked(), seen: result.seen };
    const accepted = await at.world.call(acceptNextAdvances, { ...scene.of(id), body });
    expect(accepted.result.changed_count).toBe(1);
    const { rows } = await scene.sql(
      `select monthly_advance::integer as amount, valid_from::text from pasport_tenant_costs
        where pasport_id = $1 order by valid_from`,
      [flat],
    );
    expect(rows).toEqual([
      { amount: 5000, valid_from: '2024-01-01' },
      { amount: 10_000, valid_from: '2026-10-01' },
    ]);
  });

  test('is refused of a period that is over, and of what changed since it was seen', async () => {
    const id = await owing();
    onDay('2026-09-10');
    const body = { ...asked(), seen: 'another' };
    const differs = await at.world.call(acceptNextAdvances, { ...scene.of(id), body });
    expect(differs.error.errorCode).toBe(errors['advances-differ'].errorCode);
    onDay('2027-01-02');
    expect((await preview(id)).error.errorCode).toBe(errors['settlement-over'].errorCode);
  });
});
