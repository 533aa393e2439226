import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { houseSharesMissing } from './common-shares.sql.ts';

const at = unitWorld();

type Part = readonly [numerator: number | null, denominator: number | null];

/** A house with a space for each share; the columns are those of all its spaces. */
async function house(
  parts: readonly Part[],
  columns: Record<string, unknown> = {},
  place: Record<string, unknown> = {},
): Promise<number> {
  const { pasport_id } = await addBuildingRow(at.world.db, at.unit, place);
  for (const [common_share_numerator, common_share_denominator] of parts)
    await addSpaceRow(at.world.db, at.unit, pasport_id, {
      common_share_numerator,
      common_share_denominator,
      ...columns,
    });
  return pasport_id;
}

async function missing(): Promise<(readonly [number, string])[]> {
  const client_id = clientOfTask(at.unit.client_id);
  const units = sql`select ${at.unit.unit_id}::integer`;
  return inTenant(at.world.portal, client_id, async (db) => {
    const { rows } = await sql<{ pasport_id: number; missing: string }>`
      ${houseSharesMissing(client_id, units)} order by pasport_id`.execute(db);
    return rows.map((row) => [row.pasport_id, row.missing] as const);
  });
}

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('houses whose shares do not make the whole', () => {
  test('are told with the difference as a fraction, both ways, beside one that adds up', async () => {
    await house([
      [1, 3],
      [1, 4],
      [5, 12],
    ]);
    const short = await house([
      [600, 6000],
      [5340, 6000],
    ]);
    const over = await house([
      [1, 2],
      [51, 100],
    ]);
    expect(await missing()).toEqual([
      [short, '1/100'],
      [over, '-1/100'],
    ]);
  });

  test('without any share are not judged; a common room without one is no fault', async () => {
    const none = [null, null] as const;
    await house([none]);
    await house([[1, 1], none]);
    const short = await house([[1, 2], none]);
    expect(await missing()).toEqual([[short, '1/2']]);
  });

  test('are right where the houses of a group make the whole together, as entrances do', async () => {
    const group = await addBuildingRow(at.world.db, at.unit, {}, 'group');
    const inGroup = { parent_id: group.pasport_id };
    await house(
      [
        [1, 4],
        [1, 4],
      ],
      {},
      inGroup,
    );
    await house([[1, 2]], {}, inGroup);
    const other = await house([[1, 2]]);
    expect(await missing()).toEqual([[other, '1/2']]);
  });

  test('are right where all houses of the unit make the whole', async () => {
    await house([[1, 4]]);
    await house([[3, 4]]);
    expect(await missing()).toEqual([]);
  });

  test('do not count what is hidden', async () => {
    await house([[1, 2]], { hidden: true });
    await house([[1, 2]], {}, { hidden: true });
    const short = await house([[1, 2]]);
    expect(await missing()).toEqual([[short, '1/2']]);
  });
});
