import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { listSettlementCounts } from '#contract/settlement/settlements.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { settlementScene } from '#tests/settlement-scene.ts';

const scene = settlementScene();
describe('a settlement', () => {
  test('is of at most twelve months, of a scene.made.house of the unit, and once for a period', async () => {
    expect((await scene.create({ period_to: '2026-01-01' })).status).toBe(400);
    expect(
      (await scene.create({ period_from: '2024-03-01', period_to: '2025-02-28' })).status,
    ).toBe(200);
    expect(
      (await scene.create({ period_from: '2026-04-01', period_to: '2026-05-01' })).status,
    ).toBe(400);
    expect((await scene.create({ building_id: scene.made.flats[0] })).status).toBe(404);
    expect((await scene.create()).status).toBe(200);
    expect((await scene.create()).error.errorCode).toBe(errors['settlement-exists'].errorCode);
    expect((await scene.create({ building_id: scene.made.house })).status).toBe(200);
  });

  test('is to be delivered within the four months of the law (67/2013, § 7 odst. 1)', async () => {
    expect((await scene.stored(await scene.begin())).deliver_until).toBe('2026-04-30');
  });

  test('is counted by a task: parts make the documents, and who bears what is told', async () => {
    const id = await scene.begin();
    expect((await scene.stored(id)).state).toBe('draft');
    await scene.counted(id);
    expect(await scene.stored(id)).toMatchObject({
      state: 'counted',
      counts: 1,
      // 1,120 Kč by 60 and 40 m²; the empty flat is borne by the unit, which owes nobody.
      last: { number: 1, cost: 112_000, advances: 0, overpaid: 0, owed: 67_200, recipients: 2 },
    });
    const { recipients, services } = await scene.result(id);
    expect(recipients.map(({ payer, cost, balance }) => ({ payer, cost, balance }))).toEqual([
      { payer: 'tenant', cost: 67_200, balance: 67_200 },
      { payer: 'unit', cost: 44_800, balance: 44_800 },
    ]);
    expect(services).toMatchObject([{ cost: 112_000, divided: 112_000, documents: 1 }]);
  });

  test('counts advances that were paid, not those that were only prescribed (§ 7 odst. 2)', async () => {
    await scene.paid({ '2024-12-01': 10_000, '2025-01-01': 30_000, '2025-02-01': 30_000 }, 55_000);
    const id = await scene.begin();
    await scene.counted(id);
    // Of 550 Kč December takes 100, January 300 and February 150.
    expect((await scene.result(id)).recipients[0]).toMatchObject({
      claimed: 60_000,
      advance: 45_000,
      balance: 22_200,
    });
  });

  test('advances of a service that cost nothing go back, and nobody has to know its areas', async () => {
    await scene.sql('delete from billing_documents where billing_place_id = $1', [scene.made.lift]);
    await scene.sql(`update pasport_spaces set floor_area = 0 where pasport_id = $1`, [
      scene.made.flats[1],
    ]);
    await scene.paid({ '2025-01-01': 30_000 }, 30_000);
    const id = await scene.begin();
    const kinds = (await scene.checks(id)).map(({ kind }) => kind);
    expect(kinds).toContain('service-without-cost');
    expect(kinds).not.toContain('advances-without-rule');
    await scene.counted(id);
    expect((await scene.stored(id)).last).toMatchObject({ cost: 0, overpaid: 30_000, owed: 0 });
  });

  test('is compared with the same days of the year before alone, a leap year too', async () => {
    await addDocumentRow(scene.at.world.db, scene.at.unit, scene.made.lift, {
      period_from: '2024-01-01',
      period_to: '2024-12-31',
    });
    const before = await scene.begin({ period_from: '2024-01-01', period_to: '2024-12-31' });
    await scene.counted(before);
    const part = await scene.begin({ period_from: '2024-07-01', period_to: '2024-12-31' });
    await scene.counted(part);
    const id = await scene.begin();
    await scene.counted(id);
    expect((await scene.result(id)).recipients.map(({ former }) => former)).toEqual([
      67_200, 44_800,
    ]);
    expect((await scene.result(part)).recipients.map(({ former }) => former)).toEqual([null, null]);
  });

  test('a count stays as it was when the scene.made.house changes, and the next one is another', async () => {
    const id = await scene.begin();
    await scene.counted(id);
    const before = await scene.result(id);
    await addDocumentRow(scene.at.world.db, scene.at.unit, scene.made.lift, {
      period_from: '2025-01-01',
      period_to: '2025-12-31',
    });
    expect(await scene.result(id)).toEqual(before);
    await scene.counted(id);
    expect((await scene.stored(id)).last).toMatchObject({ number: 2, cost: 224_000 });
    const { values } = (await scene.at.world.call(listSettlementCounts, scene.of(id))).result;
    expect(values.map(({ number, cost }) => [number, cost])).toEqual([
      [2, 224_000],
      [1, 112_000],
    ]);
  });
});
