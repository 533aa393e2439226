import { beforeEach, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { readForecast } from '#contract/settlement/forecasts.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { settlementScene } from '#tests/settlement-scene.ts';

// The scene's flats of 60 and 40 m², the first with a tenant; the running year is 2026.
const scene = settlementScene();
const { at } = scene;
const RUNNING = { period_from: '2026-01-01', period_to: '2026-12-31' };
const forecast = async (id: number) => (await at.world.call(readForecast, scene.of(id))).result;

/** A document of the lift for the first half of the running year: 600 Kč with tax. */
const half = () =>
  addDocumentRow(at.world.db, at.unit, scene.made.lift, {
    period_from: '2026-01-01',
    period_to: '2026-06-30',
    line_rows: JSON.stringify([
      { subject: '', quantity: null, measured_unit: '', tax_rate: 0, base: 60_000, tax: 0 },
    ]),
  });

beforeEach(() => at.world.setNow('2026-07-10T10:00:00Z'));

test('a running period is what documents say, and the rest as the year before cost', async () => {
  await scene.counted(await scene.begin());
  await half();
  const told = await forecast(await scene.begin(RUNNING));
  // 1,120 Kč of 2025; 184 of 365 days of it are 564.60 Kč.
  expect(told).toMatchObject({
    as_of: '2026-07-10',
    has_former: true,
    services: [
      {
        so_far: 60_000,
        until: '2026-06-30',
        expected: 116_460,
        former: 112_000,
        basis: 'former-rest',
        flags: [],
      },
    ],
  });
  expect(told.recipients.map(({ payer, cost }) => [payer, cost])).toEqual([
    ['tenant', 69_876],
    ['unit', 46_584],
  ]);
});

/** Cold-water meters of both flats with their states, by which the lift's cost is divided. */
async function metered(...states: readonly Readonly<Record<string, number>>[]): Promise<void> {
  await scene.sql(`update billing_rules set method = 'meter', meter_kind = 'cold-water'`, []);
  for (const [index, flat] of scene.made.flats.entries()) {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, flat);
    const meter = await addMeterRow(at.world.db, at.unit, place);
    await addReadingRows(at.world.db, at.unit, meter, states[index] ?? {});
  }
}

test('a use is that of the readings of the year, and behind the last one as in the same part of the year before', async () => {
  await metered(
    { '2024-12-31': 0, '2025-12-31': 73, '2026-06-30': 103 },
    { '2024-12-31': 0, '2025-12-31': 33.2 },
  );
  await scene.counted(await scene.begin());
  await half();
  const told = await forecast(await scene.begin(RUNNING));
  expect(told.services).toMatchObject([
    {
      expected: 116_460,
      flags: [],
      uses: [
        { source: 'readings-former', spaces: 1 },
        { source: 'former', spaces: 1 },
      ],
    },
  ]);
  // 30 + 73 · 184/365 = 66.8 of 100 m³.
  expect(told.recipients.map(({ cost }) => cost)).toEqual([77_795, 38_665]);
});

test('without the year before a use goes on as fast as it was read, and of a flat that was not it is the mean', async () => {
  await metered({ '2025-12-31': 73, '2026-06-30': 103 }, { '2025-12-31': 33.2 });
  await half();
  const told = await forecast(await scene.begin(RUNNING));
  expect(told.services[0]?.uses).toEqual([
    { source: 'readings-pace', spaces: 1 },
    { source: 'mean', spaces: 1 },
  ]);
  const [first, second] = told.recipients.map(({ cost }) => cost);
  expect(first).toBe(second);
});

test('who will owe is told with the advance that would be raised, and what is not known is no zero', async () => {
  await half();
  const id = await scene.begin(RUNNING);
  const [tenant] = (await forecast(id)).recipients;
  // No advance was claimed, and no month of the year.
  expect(tenant).toMatchObject({ advance: null, balance: null, raise: null });
  await scene.paid(
    Object.fromEntries(
      ['01', '02', '03', '04', '05', '06'].map((month) => [`2026-${month}-01`, 5000]),
    ),
    30_000,
  );
  for (const month of ['01', '02', '03', '04', '05', '06'])
    await scene.row('ledger_months', {
      month: `2026-${month}-01`,
      claimed_at: '2026-06-01T10:00:00Z',
    });
  const told = await forecast(id);
  expect(told.months_left).toBe(6);
  // Without the year before: 600 Kč in 181 days are 1 209.94 Kč a year, of which 60 % are 725.96 Kč.
  expect(told.services[0]).toMatchObject({ expected: 120_994, basis: 'so-far', former: null });
  expect(told.recipients[0]).toMatchObject({
    cost: 72_596,
    advance: 60_000,
    balance: 12_596,
    // 125.96 Kč over six months are 20.99 Kč.
    raise: 3000,
  });
  expect(told.recipients[1]).toMatchObject({ payer: 'unit', raise: null });
});

test('a service that nothing is known of leaves all sums unknown', async () => {
  const told = await forecast(await scene.begin(RUNNING));
  expect(told.services).toMatchObject([{ expected: null, basis: 'unknown' }]);
  expect(told.recipients.map(({ cost }) => cost)).toEqual([null, null]);
});

test('a period that is over is not forecast', async () => {
  const id = await scene.begin();
  const { error } = await at.world.call(readForecast, scene.of(id));
  expect(error.errorCode).toBe(errors['settlement-over'].errorCode);
});
