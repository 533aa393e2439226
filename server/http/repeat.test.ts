import { expect, test } from 'vitest';
import { createGroup } from '#contract/pasports/buildings.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const create = (unit_id: number, body: object, key: string) =>
  at.world.call(createGroup, {
    ...at.of(0, unit_id),
    body,
    headers: { 'idempotency-key': key },
  });

test('the same key and body for another unit is a conflict, not the record of the first unit', async () => {
  const { near } = await at.neighbours();
  const body = { pasport_name: 'Sever' };
  const first = await create(at.unit.unit_id, body, 'a');
  expect(first.status).toBe(200);
  const other = await create(near.unit_id, body, 'a');
  expect([other.status, other.error.errorCode]).toEqual([409, 60001409]);
  const again = await create(at.unit.unit_id, body, 'a');
  expect(again.result.pasport_id).toBe(first.result.pasport_id);
});

test('the same key for another body is a conflict', async () => {
  await create(at.unit.unit_id, { pasport_name: 'Sever' }, 'b');
  const other = await create(at.unit.unit_id, { pasport_name: 'Jih' }, 'b');
  expect(other.error.errorCode).toBe(60001409);
});
