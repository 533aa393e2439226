import { beforeEach, describe, expect, test } from 'vitest';
import { listRecordHistory } from '#contract/record-history.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

beforeEach(async () => {
  await scene.reviewed(on.id);
  await on.issue();
});

const inOrder = (codes: readonly number[]) => codes.toSorted((one, other) => one - other);

/** What the settlement tells, without when it was changed. */
const told = async () => {
  const { updated: _updated, version: _version, ...rest } = await scene.stored(on.id);
  return rest;
};

describe('a correction opened by mistake', () => {
  test('is cancelled, and what was issued stands as before', async () => {
    const [before, statements, claims] = [await told(), await on.statements(), await on.claims()];
    await on.correct();
    expect(await told()).toMatchObject({ state: 'correcting', reviewed_at: null, reviewed_by: '' });
    expect((await on.cancel()).result).toMatchObject({ state: 'issued', correction: '' });
    expect(await told()).toEqual(before);
    expect(await on.statements()).toEqual(statements);
    expect(await on.claims()).toEqual(claims);
    // Nothing is counted in what is issued.
    expect((await scene.counted(on.id)).status).toBe(409);
    expect(await told()).toEqual(before);
  });

  test("leaves what was counted and looked through meanwhile as nobody's result", async () => {
    const { last } = await told();
    await on.correct();
    const year = { period_from: '2025-01-01', period_to: '2025-12-31' };
    await addDocumentRow(at.world.db, at.unit, scene.made.lift, year);
    await scene.reviewed(on.id);
    expect((await told()).last).toMatchObject({ number: 2, cost: 224_000 });
    await on.cancel();
    expect(await told()).toMatchObject({ state: 'issued', last, counts: 2, reviewed_at: null });
    await on.correct('Chyběla faktura');
    await scene.reviewed(on.id);
    expect((await told()).last).toMatchObject({ number: 3, cost: 224_000 });
    expect((await on.issue()).status).toBe(200);
    expect(await told()).toMatchObject({ state: 'issued', last: { number: 3 } });
  });

  test('stands in history with who cancelled it', async () => {
    await on.correct('Omyl');
    await on.cancel();
    const params = {
      unit_id: at.unit.unit_id,
      record_type: 'settlements',
      record_id: String(on.id),
    } as const;
    const { result } = await at.world.call(listRecordHistory, { token: at.user.token, params });
    expect(JSON.stringify(result.values[0])).toContain('Omyl');
  });

  test('is cancelled once, and not when it was issued or never opened', async () => {
    const refused = codeOf('settlement-not-correcting');
    expect((await on.cancel()).error.errorCode).toBe(refused);
    await on.correct();
    const both = await Promise.all([on.cancel(), on.cancel()]);
    expect(inOrder(both.map(({ status }) => status))).toEqual([200, 409]);
    await on.correct();
    await scene.reviewed(on.id);
    const [issued, cancelled] = await Promise.all([on.issue(), on.cancel()]);
    expect(inOrder([issued.status, cancelled.status])).toEqual([200, 409]);
  });
});
