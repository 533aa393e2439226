import { beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  acceptSettlementCheck,
  browseSettlements,
  deleteSettlement,
  reviewSettlement,
} from '#contract/settlement/settlements.ts';
import { addBillingPartRow, addBillingPlaceRow, addDocumentRow } from '#tests/billing.ts';
import { addMeasuringPlaceRow, addMeterRow } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { settlementScene } from '#tests/settlement-scene.ts';

const scene = settlementScene();

describe('checks of a settlement', () => {
  test('what stops keeps it from being counted', async () => {
    await scene.sql(`update pasport_spaces set floor_area = 0 where pasport_id = $1`, [
      scene.made.flats[1],
    ]);
    const id = await scene.begin();
    const unknown = (await scene.checks(id)).find(({ kind }) => kind === 'quantity-unknown');
    expect(unknown).toMatchObject({
      weight: 'stops',
      things: [{ pasport_space_id: scene.made.secondSpace }],
    });
    await scene.counted(id);
    expect((await scene.stored(id)).state).toBe('draft');
  });

  test('a place that no scene.made.rule divides, or not all of it, is told', async () => {
    const water = await addBillingPlaceRow(scene.at.world.db, scene.at.unit, {
      kind: 'cold-water',
    });
    await addDocumentRow(scene.at.world.db, scene.at.unit, water, {
      period_from: '2025-01-01',
      period_to: '2025-12-31',
    });
    await scene.sql(`update billing_rule_costs set percent = 60 where billing_place_id = $1`, [
      scene.made.lift,
    ]);
    const found = await scene.checks(await scene.begin());
    expect(found.filter(({ kind }) => kind.startsWith('place-'))).toMatchObject([
      { kind: 'place-without-rule', weight: 'asks', things: [{ billing_place_id: water }] },
      { kind: 'place-not-whole', weight: 'stops', things: [{ billing_place_id: scene.made.lift }] },
    ]);
  });

  test('a scene.made.house does not bear what the unit was charged for all of its houses', async () => {
    const kinds = async (id: number) => (await scene.checks(id)).map(({ kind }) => kind);
    const alone = await scene.begin({ building_id: scene.made.house });
    expect(await kinds(alone)).not.toContain('place-of-others');
    const other = (await addBuildingRow(scene.at.world.db, scene.at.unit)).pasport_id;
    await addSpaceRow(scene.at.world.db, scene.at.unit, other, {
      space_number: '1',
      floor_area: 70,
    });
    expect(await kinds(alone)).toContain('place-of-others');
    expect(await kinds(await scene.begin())).not.toContain('place-of-others');
    // A place of the other scene.made.house, divided by a scene.made.rule of this one.
    await addBillingPartRow(scene.at.world.db, scene.at.unit, scene.made.lift, {
      pasport_id: other,
    });
    await scene.sql('update billing_rules set pasport_id = $1 where billing_rule_id = $2', [
      scene.made.house,
      scene.made.rule,
    ]);
    const whole = await scene.begin({ period_from: '2025-02-01' });
    expect(await kinds(whole)).toContain('place-of-others');
  });

  test('days without a document are accepted with a reason for just what was found', async () => {
    await scene.sql(
      `update billing_documents set period_to = '2025-11-30' where billing_place_id = $1`,
      [scene.made.lift],
    );
    const id = await scene.begin();
    const uncovered = (await scene.checks(id)).find(({ kind }) => kind === 'days-without-cost');
    expect(uncovered).toMatchObject({ weight: 'asks', accepted: '' });
    expect(uncovered?.things[0]?.said).toBe('dnů bez dokladu: 31');
    await scene.at.world.call(acceptSettlementCheck, {
      ...scene.of(id),
      body: {
        kind: 'days-without-cost',
        found: uncovered?.found ?? '',
        reason: 'V prosinci výtah stál',
      },
    });
    const accepted = async () =>
      (await scene.checks(id)).find(({ kind }) => kind === 'days-without-cost')?.accepted;
    expect(await accepted()).toBe('V prosinci výtah stál');
    await scene.sql(
      `update billing_documents set period_to = '2025-10-31' where billing_place_id = $1`,
      [scene.made.lift],
    );
    expect(await accepted()).toBe('');
  });

  test('only the last count is looked through, when nothing waits, and then nothing changes', async () => {
    const id = await scene.begin();
    await scene.counted(id);
    const first = (await scene.stored(id)).last?.settlement_count_id ?? 0;
    const review = (settlement_count_id: number, reviewed = true) =>
      scene.at.world.call(reviewSettlement, {
        ...scene.of(id),
        body: { settlement_count_id, reviewed },
      });
    // Months were not claimed: somebody has to say why.
    expect((await review(first)).error.errorCode).toBe(errors['settlement-unchecked'].errorCode);
    for (const { kind, found, weight } of await scene.checks(id))
      if (weight === 'asks')
        await scene.at.world.call(acceptSettlementCheck, {
          ...scene.of(id),
          body: { kind, found, reason: 'V pořádku' },
        });
    await scene.counted(id);
    const last = (await scene.stored(id)).last?.settlement_count_id ?? 0;
    expect((await review(first)).error.errorCode).toBe(errors['settlement-not-last'].errorCode);
    expect((await review(last)).result).toMatchObject({ state: 'reviewed' });
    expect((await scene.counted(id)).error.errorCode).toBe(errors['settlement-reviewed'].errorCode);
    const remove = () => scene.at.world.call(deleteSettlement, scene.at.of(id));
    expect((await remove()).error.errorCode).toBe(errors['settlement-reviewed'].errorCode);
    await review(last, false);
    expect((await remove()).status).toBe(200);
    const { result: list } = await scene.at.world.call(browseSettlements, {
      token: scene.at.user.token,
      params: { unit_id: scene.at.unit.unit_id },
    });
    expect(list.values).toEqual([]);
  });
});

describe('what the law or the house asks of a division', () => {
  let id: number;
  beforeEach(async () => {
    id = await scene.begin();
  });
  const only = async (kind: string) => (await scene.checks(id)).find((one) => one.kind === kind);
  const shares = (first: number, second: number) =>
    Promise.all(
      [first, second].map((numerator, at) =>
        scene.sql(
          `update pasport_spaces set common_share_numerator = $2, common_share_denominator = 100
            where pasport_id = $1`,
          [scene.made.flats[at], numerator],
        ),
      ),
    );

  test('shares that make no whole are asked about where something is divided by them', async () => {
    await shares(60, 38);
    expect(await only('shares-uneven')).toBeUndefined();
    await scene.sql(`update billing_rules set method = 'share'`, []);
    expect(await only('shares-uneven')).toMatchObject({
      weight: 'asks',
      things: [
        { billing_rule_id: scene.made.rule, said: expect.stringContaining('98,00 % celku') },
      ],
    });
    await shares(60, 40);
    expect(await only('shares-uneven')).toBeUndefined();
  });

  test('a meter whose verification ended within the period is asked about, one that was exchanged in time is not', async () => {
    const { world, unit } = scene.at;
    await scene.sql(`update billing_rules set method = 'meter', meter_kind = 'cold-water'`, []);
    const [first, second] = scene.made.flats;
    const of = async (flat: number, columns: Record<string, unknown>) => {
      const place = await addMeasuringPlaceRow(world.db, unit, flat);
      return addMeterRow(world.db, unit, place, columns);
    };
    await of(first, { serial_number: 'STARY', verified_year: 2015 });
    await of(second, { serial_number: 'NOVY', verified_year: 2025 });
    expect(await only('meter-unverified')).toMatchObject({
      weight: 'asks',
      things: [{ said: expect.stringMatching(/STARY: ověření skončilo 31\. 12\. 20\d\d;/u) }],
    });
    await scene.sql(
      `update meters set removed_on = '2020-12-31' where serial_number = 'STARY'`,
      [],
    );
    expect(await only('meter-unverified')).toBeUndefined();
  });
});
