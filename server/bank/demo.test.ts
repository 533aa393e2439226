import { expect, test } from 'vitest';
import { bankScene } from '#tests/bank-scene.ts';
import { fillBank } from './demo.ts';

const { at, statements, movements } = bankScene();

test('the demo has two years of statements, of which one is missing, and one payment waits', async () => {
  const { client_id, unit_id } = at.unit;
  const { owner } = at.world.db;
  await owner.query(`select set_config('app.client_id', $1, false)`, [String(client_id)]);
  await fillBank(
    owner,
    { client_id, unit_ids: [unit_id], settled_ids: [], manager_id: 0 },
    '2026-11-21',
  );
  const all = await statements();
  expect(all).toHaveLength(23);
  expect(
    all
      .map(({ from_on }) => from_on)
      .toSorted()
      .at(0),
  ).toBe('2024-11-01');
  expect(all[0]).toMatchObject({ to_on: '2026-10-31', number: '10', waiting_count: 1 });
  const gaps = all.filter((one) => one.missing_first !== null || one.expected_opening !== null);
  expect(gaps).toMatchObject([{ number: '5', missing_first: 4, missing_last: 4 }]);
  expect(gaps[0]?.expected_opening).not.toBeNull();
  for (const { opening, credit, debit, closing } of all)
    expect((opening ?? 0) + credit - debit).toBe(closing);
  expect((await movements()).counts).toEqual({
    waiting: 1,
    parked: 0,
    assigned: 0,
    sent: 69,
    all: 70,
  });
});
