import { beforeEach, describe, expect, test } from 'vitest';
import { undoHouseValues } from '#contract/pasports/house-values.ts';
import {
  acceptNextAdvances,
  previewNextAdvances,
  type AskedAdvances,
} from '#contract/settlement/next-advances.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

/** The scene's day is 1 March 2026. */
const DAY = '2026-04-01';

/** What is asked when nothing else is told: no reserve, up to whole crowns. */
const asked = (given: Partial<AskedAdvances> = {}) => ({
  valid_from: DAY,
  reserve: 0,
  step: 100 as const,
  ...given,
});

const preview = async (given: Partial<AskedAdvances> = {}) =>
  (await at.world.call(previewNextAdvances, { ...scene.of(on.id), body: asked(given) })).result;
const accept = (seen: string, given: Partial<AskedAdvances> = {}) =>
  at.world.call(acceptNextAdvances, { ...scene.of(on.id), body: { ...asked(given), seen } });

/** Prescribes an advance of the lift to a flat since 2024, written otherwise than the service is. */
const prescribe = (pasport_id: number, monthly_advance: number, columns: object = {}) =>
  scene.row('pasport_tenant_costs', {
    pasport_id,
    service_name: `VÝTAH ${scene.made.flats[0]}`,
    monthly_advance,
    valid_from: '2024-01-01',
    ...columns,
  });

/** Advances of the unit: of which flat, from, to, how many hellers. */
const stored = async () => {
  const { rows } = await scene.sql(
    `select pasport_id, to_char(valid_from, 'YYYY-MM-DD') as from, to_char(valid_to, 'YYYY-MM-DD') as to,
            monthly_advance::integer as amount
       from pasport_tenant_costs where unit_id = $1 order by pasport_id, valid_from`,
    on.unit(),
  );
  return (rows as { pasport_id: number; from: string; to: string | null; amount: number }[]).map(
    ({ pasport_id, from, to, amount }) => [pasport_id, from, to, amount] as const,
  );
};

test('of a settlement that nobody has looked through none are proposed', async () => {
  const body = asked();
  const refused = codeOf('settlement-not-reviewed');
  await scene.counted(on.id);
  const read = await at.world.call(previewNextAdvances, { ...scene.of(on.id), body });
  expect([read.status, read.error.errorCode]).toEqual([409, refused]);
  const written = await accept('anything');
  expect([written.status, written.error.errorCode]).toEqual([409, refused]);
});

describe('a proposal of advances', () => {
  beforeEach(async () => {
    await scene.reviewed(on.id);
  });

  test('is a twelfth of what the space bore, with the reserve, rounded up to the step', async () => {
    const [flat] = scene.made.flats;
    // 672 Kč a year are 56 Kč a month.
    expect(await preview()).toMatchObject({
      rows: [
        {
          pasport_id: flat,
          service_name: `Výtah ${flat}`,
          names: expect.stringContaining('Nájemná'),
          cost: 67_200,
          held: null,
          proposed: 5600,
          later: null,
          is_excepted: false,
        },
      ],
      held_sum: 0,
      proposed_sum: 5600,
      changed_count: 1,
      earliest_delivered: '2026-04-01',
    });
    const proposedBy = async (given: Partial<AskedAdvances>) =>
      (await preview(given)).rows.map(({ proposed }) => proposed);
    // With 5 % it is 58.80 Kč.
    expect(await proposedBy({ reserve: 5 })).toEqual([5900]);
    expect(await proposedBy({ reserve: 5, step: 1000 })).toEqual([6000]);
    expect(await proposedBy({ reserve: 5, step: 10_000 })).toEqual([10_000]);
  });

  test('stands beside what is prescribed on the day, by the name of the service', async () => {
    const [flat] = scene.made.flats;
    await prescribe(flat, 4000, { valid_to: '2026-05-31' });
    await prescribe(flat, 4500, { valid_from: '2026-06-01' });
    await prescribe(flat, 9900, { service_name: 'Úklid' });
    expect(await preview()).toMatchObject({
      rows: [{ held: 4000, proposed: 5600, later: '2026-06-01', service_name: `VÝTAH ${flat}` }],
      held_sum: 4000,
      proposed_sum: 5600,
    });
    expect(await preview({ valid_from: '2026-06-01' })).toMatchObject({
      rows: [{ held: 4500, later: null }],
    });
  });

  test('is not made to a space that the unit bears itself, unless it has an advance', async () => {
    const [first, second] = scene.made.flats;
    expect((await preview()).rows.map(({ pasport_id }) => pasport_id)).toEqual([first]);
    await prescribe(second, 3000);
    // The other 448 Kč of 2025.
    expect((await preview()).rows.slice(1)).toMatchObject([
      { pasport_id: second, cost: 44_800, held: 3000, proposed: 3800 },
    ]);
  });

  test('stays without what is left out, in the sums too', async () => {
    const [flat, second] = scene.made.flats;
    await prescribe(flat, 4000);
    await prescribe(second, 3000);
    const except = (await preview()).rows.slice(0, 1).map(({ key }) => key);
    expect(await preview({ except })).toMatchObject({
      rows: [{ is_excepted: true }, { is_excepted: false }],
      held_sum: 7000,
      proposed_sum: 7800,
      changed_count: 1,
    });
  });

  test('goes by what was issued, while a correction is not', async () => {
    await on.issue();
    await on.correct();
    expect((await preview()).rows).toMatchObject([{ cost: 67_200, proposed: 5600 }]);
  });
});

describe('accepted advances', () => {
  beforeEach(async () => {
    await scene.reviewed(on.id);
  });

  test('hold from the day, and the former ones end the day before', async () => {
    const [flat] = scene.made.flats;
    await prescribe(flat, 4000);
    const { seen } = await preview();
    const { result } = await accept(seen);
    expect(result).toMatchObject({ changed_count: 1, house_change_id: expect.any(Number) });
    expect(await stored()).toEqual([
      [flat, '2024-01-01', '2026-03-31', 4000],
      [flat, DAY, null, 5600],
    ]);
    // What holds already is not written again.
    const again = await preview();
    expect(again).toMatchObject({ changed_count: 0, held_sum: 5600, proposed_sum: 5600 });
    expect((await accept(again.seen)).error.errorCode).toBe(codeOf('advances-same'));
  });

  test('begin where there were none, and leave what is recorded for later', async () => {
    const [flat] = scene.made.flats;
    await prescribe(flat, 4500, { valid_from: '2026-06-01' });
    await accept((await preview()).seen);
    expect(await stored()).toEqual([
      [flat, DAY, '2026-05-31', 5600],
      [flat, '2026-06-01', null, 4500],
    ]);
  });

  test('are written once, however many accept them', async () => {
    const [flat] = scene.made.flats;
    await prescribe(flat, 4000);
    const { seen } = await preview();
    const answers = await Promise.all([accept(seen), accept(seen)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await stored()).toHaveLength(2);
  });

  test('are not written when anything is otherwise than it was seen', async () => {
    const [flat] = scene.made.flats;
    await prescribe(flat, 4000);
    const { seen, rows } = await preview();
    const differ = async (given: Partial<AskedAdvances> = {}) => {
      const { status, error } = await accept(seen, given);
      return [status, error.errorCode];
    };
    const refused = [409, codeOf('advances-differ')];
    expect(await differ({ reserve: 5 })).toEqual(refused);
    expect(await differ({ except: rows.map(({ key }) => key) })).toEqual(refused);
    await scene.sql(
      `update pasport_tenant_costs set monthly_advance = 4100 where unit_id = $1`,
      on.unit(),
    );
    expect(await differ()).toEqual(refused);
    expect(await stored()).toEqual([[flat, '2024-01-01', null, 4100]]);
  });

  test('leave as they are those that were left out', async () => {
    const [flat, second] = scene.made.flats;
    await prescribe(flat, 4000);
    await prescribe(second, 3000);
    const except = (await preview()).rows.slice(0, 1).map(({ key }) => key);
    const { seen } = await preview({ except });
    expect((await accept(seen, { except })).result).toMatchObject({ changed_count: 1 });
    expect(await stored()).toEqual([
      [flat, '2024-01-01', null, 4000],
      [second, '2024-01-01', '2026-03-31', 3000],
      [second, DAY, null, 3800],
    ]);
  });

  test('are taken back at once, and what was there before holds again', async () => {
    const [flat] = scene.made.flats;
    await prescribe(flat, 4000);
    const { house_change_id } = (await accept((await preview()).seen)).result;
    const params = { unit_id: at.unit.unit_id, house_change_id };
    const { status } = await at.world.call(undoHouseValues, { token: at.user.token, params });
    expect(status).toBe(200);
    expect(await stored()).toEqual([[flat, '2024-01-01', null, 4000]]);
  });

  test('of an issued settlement are accepted too', async () => {
    await on.issue();
    expect((await accept((await preview()).seen)).result).toMatchObject({ changed_count: 1 });
  });
});
