import { describe, expect, test } from 'vitest';
import { readDashboard } from '#contract/dashboard.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { deliverStatements } from '#contract/settlement/statements.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { statementScene } from '#tests/statement-scene.ts';

// A settlement of 2025 is to be delivered by Thursday 30 April 2026; its house has one who bears a space himself.
const on = statementScene();
const { scene, at } = on;
const onDay = (day: string) => at.world.setNow(`${day}T10:00:00Z`);
const guard = async () => (await scene.stored(on.id)).deliver_guard;
const lines = async () => {
  const { result } = await at.world.call(readUnitToday, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id },
  });
  return result.work.filter(({ guard: term }) => term !== null);
};
const hand = async (delivered_on: string) =>
  at.world.call(deliverStatements, {
    ...scene.of(on.id),
    body: { statements: [await on.onlyId()], state: 'handed', delivered_on },
  });

describe('a settlement that is to be delivered', () => {
  test('is told on the day from thirty days ahead, and once late with the penalty that runs', async () => {
    await scene.reviewed(on.id);
    onDay('2026-03-30');
    expect(await lines()).toEqual([]);
    onDay('2026-03-31');
    const line = { kind: 'settlement', name: 'Vyúčtování 2025', place: 'celá jednotka' };
    expect(await lines()).toMatchObject([
      { ...line, late: false, on: '2026-04-30', record_id: on.id, amount: 0 },
    ]);
    onDay('2026-05-12');
    // Of two spaces one is borne by the unit: nobody is to be delivered anything for it.
    expect(await lines()).toMatchObject([
      { ...line, late: true, amount: 60_000, guard: { days: -12, recipients: 1, per_day: 5000 } },
    ]);
  });

  test('has no sum before it is counted, and none where the law is not known', async () => {
    onDay('2026-05-12');
    expect(await guard()).toMatchObject({ state: 'late', recipients: null, penalty: null });
    await scene.reviewed(on.id);
    expect(await guard()).toMatchObject({ recipients: 1, penalty: 60_000 });
    const rows = `key = 'delay-daily' and holds_from = '2016-01-01'`;
    await scene.sql(`update settlement_law set value = null where ${rows}`, []);
    expect(await guard()).toMatchObject({ state: 'late', per_day: null, penalty: null });
    await scene.sql(`update settlement_law set value = 50 where ${rows}`, []);
  });

  test('waits for nobody to whom it was delivered, nor in a correction that comes later', async () => {
    await scene.reviewed(on.id);
    await on.issue();
    onDay('2026-05-12');
    expect(await guard()).toMatchObject({ recipients: 1, penalty: 60_000 });
    await hand('2026-05-12');
    expect(await guard()).toBeNull();
    await on.correct();
    await scene.reviewed(on.id);
    await on.issue();
    expect(await scene.stored(on.id)).toMatchObject({ state: 'issued', deliver_guard: null });
    expect(await lines()).toEqual([]);
  });

  test('is still late in a correction for who has got neither', async () => {
    await scene.reviewed(on.id);
    await on.issue();
    await on.correct();
    await scene.reviewed(on.id);
    await on.issue();
    onDay('2026-05-01');
    expect(await guard()).toMatchObject({ state: 'late', recipients: 1, penalty: 5000 });
  });
});

test('a late answer to an objection is told with its penalty until it is answered', async () => {
  await scene.reviewed(on.id);
  await on.issue();
  await hand('2026-03-01');
  for (const answer_until of ['2026-04-10', '2026-04-15'])
    await scene.sql(
      `insert into settlement_objections (client_id, unit_id, settlement_id, settlement_statement_id, address_id,
              content, origin, received_on, answer_until)
       select client_id, unit_id, settlement_id, settlement_statement_id, address_id, $2::text, 'hand', '2026-03-11', $2::text::date
         from settlement_statements where settlement_id = $1`,
      [on.id, answer_until],
    );
  onDay('2026-04-20');
  // Two objections of one recipient are one delay, from the first of them: ten days.
  const told = { late: true, on: '2026-04-10', amount: 50_000, record_id: on.id, count: 1 };
  expect(await lines()).toMatchObject([{ kind: 'objections', ...told }]);
  await scene.sql(
    `update settlement_objections set state = 'withdrawn', answered_on = '2026-04-20' where settlement_id = $1`,
    [on.id],
  );
  expect(await lines()).toEqual([]);
});

test('a year that nobody has opened is told until somebody opens it', async () => {
  await scene.sql('delete from settlements where settlement_id = $1', [on.id]);
  onDay('2026-05-12');
  const browse = async () => (await at.world.call(browseSettlements, scene.of(0))).result.unopened;
  const year = { building_id: null, period_from: '2025-01-01', period_to: '2025-12-31' };
  expect(await browse()).toMatchObject([{ ...year, guard: { state: 'late', recipients: null } }]);
  const [line] = await lines();
  expect(line).toMatchObject({ kind: 'unopened', late: true, record_id: null, amount: null });
  const { values } = (await at.world.call(readDashboard, { token: at.user.token })).result;
  expect(values[0]).toMatchObject({ settlements_late: 1, penalties_sum: null });
  await scene.begin();
  expect(await browse()).toEqual([]);
  const [late, ...rest] = await lines();
  expect([late?.kind, rest]).toEqual(['settlement', []]);
});

test('terms are told to nobody to whom settlements are closed', async () => {
  await scene.reviewed(on.id);
  onDay('2026-05-12');
  const sum = async () =>
    (await at.world.call(readDashboard, { token: at.user.token })).result.values[0]?.penalties_sum;
  expect(await sum()).toBe(60_000);
  const enabled = (to: boolean) =>
    scene.sql(`update modules set enabled = $1 where name = 'settlements'`, [to]);
  await enabled(false);
  const told = await lines();
  const { values } = (await at.world.call(readDashboard, { token: at.user.token })).result;
  await enabled(true);
  expect(told).toEqual([]);
  expect(values[0]?.things.filter(({ guard: term }) => term !== null)).toEqual([]);
  expect(values[0]?.penalties_sum).toBeNull();
});
