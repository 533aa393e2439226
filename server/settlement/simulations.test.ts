import { beforeEach, describe, expect, test } from 'vitest';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import {
  createSimulation,
  deleteSimulation,
  listSimulations,
  printSimulation,
  readSimulationGround,
  trySimulation,
  updateSimulation,
} from '#contract/settlement/simulations.ts';
import { deleteSettlement } from '#contract/settlement/settlements.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

const changes = (change: Partial<TriedRule> = { key: 'unit' }): TriedRule[] => [
  { billing_rule_id: scene.made.rule, spaces: [], ...change },
];
const ofCount = async (rules = changes()) => ({
  settlement_count_id: await scene.lastCount(on.id),
  changes: rules,
});
const tryOut = async (rules?: TriedRule[]) =>
  at.world.call(trySimulation, { ...scene.of(on.id), body: await ofCount(rules) });
const keep = async (name = 'Stejně na prostor') =>
  at.world.call(createSimulation, {
    ...scene.of(on.id),
    body: { ...(await ofCount()), name, note: '' },
  });
const kept = async () => (await at.world.call(listSimulations, scene.of(on.id))).result.values;
const ofOne = (id: number) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, id },
});

beforeEach(() => scene.counted(on.id));

describe('a simulation', () => {
  test('tells who would pay more and who less, and nothing of the settlement moves', async () => {
    const before = await scene.result(on.id);
    // 1,120 Kč by 60 and 40 m² is 672 and 448; equally it is 560 each.
    const { result } = await tryOut();
    expect(result.recipients).toMatchObject([
      { payer: 'tenant', now: 67_200, after: 56_000 },
      { payer: 'unit', now: 44_800, after: 56_000 },
    ]);
    expect(result.services).toMatchObject([
      { changes: ['Způsob: Stejně na každý prostor místo Podlahová plocha'], flags: [] },
    ]);
    expect(await scene.result(on.id)).toEqual(before);
    expect((await scene.stored(on.id)).counts).toBe(1);
  });

  test('that cannot be counted says why and has no sums', async () => {
    const { result } = await tryOut(changes({ key: 'countable_area' }));
    expect(result.services[0]?.flags).toEqual([
      { flag: 'quantity-unknown', space_name: '1' },
      { flag: 'quantity-unknown', space_name: '2' },
    ]);
    expect(result.recipients.map(({ now, after }) => [now, after])).toEqual([
      [67_200, null],
      [44_800, null],
    ]);
  });

  test('of what the count does not know is refused by name', async () => {
    const unknown = [
      changes({ billing_rule_id: scene.made.rule + 1 }),
      changes({ spaces: [{ pasport_id: scene.made.house, mark: 'exempt' }] }),
      changes({ key: 'meter' }),
      changes({ spaces: [{ pasport_id: scene.made.flats[0], use: 5 }] }),
      [...changes(), ...changes()],
    ];
    for (const rules of unknown) {
      const { status, error } = await tryOut(rules);
      expect([status, error.fields?.[0]?.field]).toEqual([400, 'changes']);
    }
  });

  test('begins from what the count went by', async () => {
    const { token, params } = scene.of(on.id);
    const asked = { ...params, settlement_count_id: await scene.lastCount(on.id) };
    const { result } = await at.world.call(readSimulationGround, { token, params: asked });
    expect(result).toMatchObject({
      number: 1,
      spaces: [{ space_name: '1' }, { space_name: '2' }],
      rules: [{ key: 'area', basic_share: 0, cost: 112_000, is_metered: false, house_name: '' }],
    });
    expect(result.rules[0]?.spaces.map(({ mark, use, usual }) => [mark, use, usual])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });
});

describe('a simulation that is kept', () => {
  test('is there again with its count, and is changed by who has seen it last', async () => {
    const { result } = await keep();
    expect(result).toMatchObject({ number: 1, changes: changes(), version: 1 });
    await scene.counted(on.id);
    expect(await kept()).toEqual([result]);
    const id = result.settlement_simulation_id;
    const saved = await at.world.call(updateSimulation, {
      ...ofOne(id),
      body: { ...(await ofCount(changes({ key: 'persons' }))), name: 'Podle osob', version: 1 },
    });
    expect(saved.result).toMatchObject({ number: 2, name: 'Podle osob', version: 2 });
    expect(saved.result.changes).toEqual(changes({ key: 'persons' }));
    const late = await at.world.call(updateSimulation, {
      ...ofOne(id),
      body: { name: 'Pozdě', version: 1 },
    });
    expect(late.error.errorCode).toBe(codeOf('version-conflict'));
  });

  test('is deleted alone, and goes with its settlement', async () => {
    const id = (await keep()).result.settlement_simulation_id;
    await keep('Druhá');
    expect((await at.world.call(deleteSimulation, ofOne(id))).status).toBe(200);
    expect((await at.world.call(deleteSimulation, ofOne(id))).status).toBe(404);
    expect((await kept()).map(({ name }) => name)).toEqual(['Druhá']);
    expect((await at.world.call(deleteSettlement, at.of(on.id))).status).toBe(200);
    const left = await scene.sql('select 1 from settlement_simulations where unit_id = $1', [
      at.unit.unit_id,
    ]);
    expect(left.rows).toEqual([]);
  });

  test('is one of fifty at most', async () => {
    const count = await scene.lastCount(on.id);
    for (let made = 0; made < 50; made += 1)
      await scene.row('settlement_simulations', {
        settlement_id: on.id,
        settlement_count_id: count,
        name: `Simulace ${made}`,
        changes: '[]',
      });
    expect((await keep()).error.errorCode).toBe(codeOf('simulations-full'));
  });
});

test('the paper for an assembly is a PDF named by the year and the simulation', async () => {
  const { result } = await at.world.call(printSimulation, {
    ...scene.of(on.id),
    body: { ...(await ofCount()), name: 'Stejně na prostor' },
  });
  expect(result.file_name).toBe('simulace 2025 Stejně na prostor.pdf');
  expect(Buffer.from(result.content_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});
