import { beforeEach, describe, expect, test } from 'vitest';
import { readSettlementChecks } from '#contract/settlement/settlements.ts';
import { getStatementTexts, updateStatementTexts } from '#contract/settlement/statement-texts.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

const read = async () => (await at.world.call(getStatementTexts, { token: at.user.token })).result;
const save = async (body: object) => {
  const admin = { client_id: at.unit.client_id, is_client_admin: true };
  const { token } = await at.world.makeUser(admin);
  return at.world.call(updateStatementTexts, { token, body });
};
const lacking = async () => {
  const { result } = await at.world.call(readSettlementChecks, scene.of(on.id));
  return result.values
    .filter(({ kind }) => kind === 'heat-texts-missing')
    .flatMap(({ things }) => things.map(({ name }) => name));
};

describe('texts that a statement of heat carries', () => {
  // The only cost of the scene comes from a supplier of heat.
  beforeEach(async () => {
    await scene.sql(
      `update billing_places set kind = 'heat', supplier_info = 'Zemní plyn 100 %' where unit_id = $1`,
      on.unit(),
    );
  });

  test('are named while they are missing, and stop nothing', async () => {
    expect(await lacking()).toHaveLength(4);
    await save({ advice: 'Středisko EKIS', annex_a: 'Znění A' });
    expect(await lacking()).toEqual([
      'Text B přílohy č. 5 (písm. n)',
      'Text C přílohy č. 5 (písm. o)',
    ]);
    expect((await scene.reviewed(on.id)).status).toBe(200);
  });

  test('are in what is issued, with what the supplier says, and stay as they were then', async () => {
    await save({ advice: 'Středisko EKIS', annex_b: 'Znění B' });
    await scene.reviewed(on.id);
    await on.issue();
    const further = [
      { heading: 'Kde Vám poradí s úsporami energie', text: 'Středisko EKIS' },
      { heading: '', text: 'Znění B' },
    ];
    expect(await on.paper()).toMatchObject({
      further,
      services: [
        {
          decree: { supply: 'heat', supplier_info: [{ text: 'Zemní plyn 100 %' }], cost: 112_000 },
        },
      ],
    });
    await save({ advice: 'Jiné středisko' });
    expect((await on.paper()).further).toEqual(further);
  });

  test('are changed by whoever administers the client, and has seen them last', async () => {
    const { token } = at.user;
    const byUser = await at.world.call(updateStatementTexts, { token, body: { advice: 'Moje' } });
    expect(byUser.status).toBe(403);
    const { version } = await read();
    expect((await save({ annex_c: 'První', version })).result).toMatchObject({ annex_c: 'První' });
    const late = await save({ annex_c: 'Druhý', version });
    expect([late.status, late.error.errorCode]).toEqual([409, codeOf('version-conflict')]);
    expect(await read()).toMatchObject({ annex_c: 'První', advice: '' });
  });
});

test('a statement without heat has none of them', async () => {
  await save({ advice: 'Středisko EKIS' });
  expect(await lacking()).toEqual([]);
  await scene.reviewed(on.id);
  await on.issue();
  expect(await on.paper()).toMatchObject({ further: [], services: [{ decree: null }] });
});
