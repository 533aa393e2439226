import { expect, test } from 'vitest';
import { previewText } from '#contract/settlement/preview-text.ts';
import { previewBillingRule } from '#contract/settlement/rule-preview.ts';
import { addRuleSpaceRow } from '#tests/billing.ts';
import { settlementScene } from '#tests/settlement-scene.ts';

// The scene's flats of 60 and 40 m²; the lift was charged 1,120 Kč for 2025. It is 1 March 2026.
const scene = settlementScene();
const { at } = scene;

const asked = (body: object = {}) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, billing_rule_id: scene.made.rule },
  body,
});
const preview = async (body: object = {}) =>
  (await at.world.call(previewBillingRule, asked(body))).result;
const texts = async (body: object = {}) => {
  const told = await preview(body);
  return told.spaces.map((space) => previewText(space, told));
};

test('a rule is shown by documents of the last whole year as a settlement counts it', async () => {
  expect(await preview()).toMatchObject({
    from: '2025-01-01',
    to: '2025-12-31',
    cost: 112_000,
    cost_from: 'documents',
    flags: [],
    spaces: [{ amount: 44_800 }, { amount: 67_200 }],
  });
  // The settlement of the year comes to the same.
  const id = await scene.begin();
  await scene.counted(id);
  const { recipients } = await scene.result(id);
  expect(recipients.map(({ cost }) => cost)).toEqual([67_200, 44_800]);
  expect(await texts()).toEqual([
    [
      'Celý náklad se dělí podle podlahové plochy: 40\u00A0z\u00A0100\u00A0m² = 40\u00A0%, tedy 448\u00A0Kč.',
      'Dohromady 448\u00A0Kč, 40\u00A0% nákladu.',
    ],
    [
      'Celý náklad se dělí podle podlahové plochy: 60\u00A0z\u00A0100\u00A0m² = 60\u00A0%, tedy 672\u00A0Kč.',
      'Dohromady 672\u00A0Kč, 60\u00A0% nákladu.',
    ],
  ]);
});

test('what is being written is tried with an amount that is typed, and nothing of it is kept', async () => {
  const told = await preview({ rule: { method: 'unit' }, cost: 10_000_000 });
  expect(told).toMatchObject({ cost: 10_000_000, cost_from: 'typed', key: 'unit' });
  expect(told.spaces.map(({ amount }) => amount)).toEqual([5_000_000, 5_000_000]);
  expect(await preview()).toMatchObject({ key: 'area' });
  const wrong = await at.world.call(
    previewBillingRule,
    asked({ rule: { basic_by: 'hand', basic_percent: null } }),
  );
  expect(wrong.error.fields?.[0]?.field).toMatch(/^rule\./);
});

test('without a document only shares are told', async () => {
  await scene.sql('delete from billing_documents where unit_id = $1', [at.unit.unit_id]);
  expect(await preview()).toMatchObject({ cost: null, cost_from: 'none' });
  expect(await texts()).toEqual([
    [expect.stringContaining('= 40\u00A0%.'), 'Dohromady 40\u00A0% nákladu.'],
    [expect.stringContaining('= 60\u00A0%.'), 'Dohromady 60\u00A0% nákladu.'],
  ]);
});

test('an area that is not known is said and is no zero, and nobody has a sum', async () => {
  await scene.sql('update pasport_spaces set floor_area = 0 where pasport_id = $1', [
    scene.made.flats[1],
  ]);
  const told = await preview();
  expect(told.flags).toMatchObject([{ flag: 'quantity-unknown' }]);
  expect(told.spaces.map(({ amount, portion }) => [amount, portion])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await texts()).toEqual([
    [
      'Podle podlahové plochy: 60\u00A0m²; podíl nelze spočítat, dokud se nedoplní, co chybí jinde.',
    ],
    ['Plocha chybí.'],
  ]);
});

test('an exempt space bears nothing and is named, the others bear it all', async () => {
  const [first, second] = scene.made.flats;
  await addRuleSpaceRow(at.world.db, at.unit, {
    billing_rule_id: scene.made.rule,
    pasport_id: second,
  });
  const told = await preview({ spaces: [second, first] });
  expect(told.special).toMatchObject([{ mark: 'exempt', reason: 'přízemí' }]);
  expect(told.spaces.map(({ pasport_id, amount }) => [pasport_id, amount])).toEqual([
    [second, 0],
    [first, 112_000],
  ]);
  expect((await texts({ spaces: [second] }))[0]).toEqual([
    'Prostor je z\u00A0této služby vyňat (přízemí) a nic z\u00A0ní nenese.',
  ]);
  // It is not among usual ones.
  expect((await preview()).spaces.map(({ pasport_id }) => pasport_id)).toEqual([first]);
});

test('of another unit nobody is shown, and a rule that is not there is not found', async () => {
  const foreign = asked();
  foreign.params.billing_rule_id += 1000;
  expect((await at.world.call(previewBillingRule, foreign)).status).toBe(404);
});
