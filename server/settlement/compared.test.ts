import { beforeEach, describe, expect, test } from 'vitest';
import { count } from '#contract/settlement/count.ts';
import { explainSettlement } from '#contract/settlement/explained-services.ts';
import { reviewSettlement } from '#contract/settlement/settlements.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { HEAT, recipient, service, settlement, space } from '#tests/settlement-house.ts';
import { statementScene } from '#tests/statement-scene.ts';
import { addTownMonths } from '#tests/town-weather.ts';
import { comparedOf } from './compared.ts';

const on = statementScene();
const { scene, at } = on;
const BEFORE = { period_from: '2024-01-01', period_to: '2024-12-31' };

/** Service by service of the tenant. */
async function explained(id: number) {
  const { token, params } = scene.of(id);
  const asked = { ...params, settlement_count_id: await scene.lastCount(id) };
  const query = { recipient: `${scene.made.flats[0]}/2025-01-01` };
  return (await at.world.call(explainSettlement, { token, params: asked, query })).result.values;
}

const reasonsOf = async () =>
  (await on.paper()).services.map(({ difference }) => difference?.reason);

describe('a count', () => {
  test('without one of the year before says why nothing is compared', async () => {
    await scene.counted(on.id);
    expect((await explained(on.id)).map(({ difference }) => difference)).toEqual([
      { reason: 'no-former', former: null, causes: [], unit_price: null, degree_days: null },
    ]);
    await scene.reviewed(on.id);
    await on.issue();
    expect(await reasonsOf()).toEqual(['no-former']);
  });

  test('beside which the year before was counted only later tells nothing by what it did not see', async () => {
    await scene.reviewed(on.id);
    await scene.counted(await scene.begin(BEFORE));
    await on.issue();
    expect(await reasonsOf()).toEqual(['former-recounted']);
  });

  test('made before that was told says nothing of it', async () => {
    await scene.counted(on.id);
    await scene.sql(`update settlement_counts set counted = counted - 'compared'`, []);
    expect((await explained(on.id)).map(({ difference }) => difference)).toEqual([null]);
  });
});

describe('a settlement whose year before is counted', () => {
  let before = 0;
  beforeEach(async () => {
    // 896 Kč, of which the tenant bore 60 of 100 m²: 537.60 Kč.
    const document = { period_from: '2024-01-01', period_to: '2024-12-31' };
    const line = { subject: '', quantity: null, measured_unit: '', tax_rate: 12 };
    const line_rows = JSON.stringify([{ ...line, base: 80_000, tax: 9600 }]);
    await addDocumentRow(at.world.db, at.unit, scene.made.lift, { ...document, line_rows });
    before = await scene.begin(BEFORE);
    await scene.counted(before);
    await scene.sql('update pasport_spaces set floor_area = 60 where pasport_id = $1', [
      scene.made.flats[1],
    ]);
    await scene.reviewed(on.id);
  });

  // 1,120 Kč by 60 of 100 m² would be 672 Kč, by 60 of 120 m² it is 560 Kč.
  const causes = [
    { cause: 'price', amount: 13_440 },
    { cause: 'rule', amount: -11_200 },
    { cause: 'persons', amount: 0 },
    { cause: 'days', amount: 0 },
  ];

  test('says why it is more, in the explanation and on the statement alike', async () => {
    const [one] = await explained(on.id);
    expect(one?.explanation.amount).toBe(56_000);
    expect(one?.difference).toMatchObject({ reason: null, former: 53_760, causes });
    await on.issue();
    expect((await on.paper()).services).toMatchObject([
      { former: 53_760, difference: { former: 53_760, causes } },
    ]);
  });

  test('stays as it was issued, but tells nothing by a year that was counted anew before the issue', async () => {
    await on.issue();
    await scene.counted(before);
    expect((await on.paper()).services[0]?.difference).toMatchObject({ causes });
    await on.correct('Omyl');
    const body = { settlement_count_id: await scene.lastCount(on.id), reviewed: true };
    await at.world.call(reviewSettlement, { ...scene.of(on.id), body });
    await on.issue();
    expect(await reasonsOf()).toEqual(['former-recounted']);
  });
});

test('heat by meters knows how cold both years were in the town of the house', async () => {
  const { client_id } = at.unit;
  const { house } = scene.made;
  await scene.sql(`update pasport_buildings set city_name = 'Znojmo' where pasport_id = $1`, [
    house,
  ]);
  const months = [1, 2, 3, 4, 5, 9, 10, 11, 12].map((month) => String(month).padStart(2, '0'));
  const told = (year: number, temperature: number) =>
    months.map((month) => [`${year}-${month}`, [28, temperature]] as const);
  await addTownMonths(
    at.world.db,
    client_id,
    'Znojmo',
    Object.fromEntries([...told(2024, 9), ...told(2025, 8)]),
  );
  const yearOf = (year: number, cost: number) => {
    const time = { from: `${year}-01-01`, to: `${year}-12-31` };
    const recipients = [recipient(`1/${year}`, time)];
    const heat = service({
      rule: { ...HEAT, meter_kind: 'heat' },
      cost,
      uses: { [`1/${year}`]: '10' },
      metered: [1],
    });
    const spaces = [space(1, 50, { building_id: house, recipients })];
    return settlement(spaces, [{ ...heat, measured_unit: 'GJ' }], time);
  };
  await scene.counted(await scene.begin(BEFORE));
  const last = yearOf(2024, 100_000);
  await scene.sql('update settlement_counts set inputs = $1, counted = $2', [
    JSON.stringify({ settlement: last, advances: [], advances_on: '2025-01-01' }),
    JSON.stringify(count(last)),
  ]);
  const now = yearOf(2025, 120_000);
  const days = { building_id: null, period_from: '2025-01-01', period_to: '2025-12-31' };
  const { values } = await inTenant(at.world.portal, client_id, (db) =>
    comparedOf(db, unitOfTask({ client_id, unit_id: at.unit.unit_id }), days, {
      frozen: now,
      counted: count(now),
    }),
  );
  // 28 days of nine months, 10 and 11 degrees under 19 °C.
  expect(values).toMatchObject([
    {
      former: 100_000,
      unit_price: { former: 10_000, now: 12_000, unit: 'GJ' },
      degree_days: { former: 2520, now: 2772 },
      causes: [
        { cause: 'price', amount: 20_000 },
        { cause: 'weather', amount: 12_000 },
        { cause: 'house-use', amount: -6000 },
        { cause: 'rule', amount: 0 },
        { cause: 'persons', amount: 0 },
        { cause: 'own-use', amount: -6000 },
        { cause: 'days', amount: 0 },
      ],
    },
  ]);
});
