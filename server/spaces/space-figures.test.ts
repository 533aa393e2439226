import { beforeEach, describe, expect, test } from 'vitest';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { addressStatistics, pasportStatistics } from '#contract/statistics.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let house: number;

beforeEach(async () => {
  at.world.setNow('2025-01-20T10:00:00Z');
  house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
});

async function listed(as_of?: string) {
  const { result } = await at.world.call(browseSpaces, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden: '0', parent_id: 0, parent_type: 'all' },
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });
  return result.values;
}

const added = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + Math.round(number * 100), 0) / 100;

describe('the figures of the overview are sums of the list', () => {
  test('the area is that of the listed spaces whose type counts in areas', async () => {
    const space = (total_area: string, type: string, columns = {}) =>
      addSpaceRow(at.world.db, at.unit, house, { total_area, ...columns }, type);
    await space('54.30', 'BYT');
    await space('61.05', 'BYT');
    await space('4.15', 'SKLEP');
    await space('20.00', 'DILNA');
    await space('99.00', 'BYT', { hidden: true });
    const rows = await listed();
    const counted = rows.filter(({ counts_in_areas }) => counts_in_areas);
    const { result } = await at.world.call(pasportStatistics, {
      token: at.user.token,
      body: { unit_id: at.unit.unit_id },
    });
    expect(rows).toHaveLength(4);
    expect(counted).toHaveLength(3);
    expect(added(counted.map(({ total_area }) => total_area))).toBe(135.35);
    expect(result.spaces_total_area).toBe(135.35);
  });

  test('the persons are those of the listed spaces on the day, of which some are not known', async () => {
    const flat = async (rows: readonly [number, string, string | null][], type = 'BYT') => {
      const { pasport_id } = await addSpaceRow(at.world.db, at.unit, house, {}, type);
      for (const [users_count, valid_from, valid_to] of rows)
        await insertRow(at.world.db, 'pasport_users', {
          ...at.unit,
          pasport_id,
          users_count,
          valid_from,
          valid_to,
        });
    };
    await flat([
      [3, '2020-01-01', '2024-05-31'],
      [2, '2024-06-01', null],
    ]);
    await flat([[0, '2024-01-01', null]]);
    await flat([]);
    await flat([], 'SKLEP');
    const told = async (as_of?: string) => (await listed(as_of)).map((row) => row.users_count);
    expect((await told()).toSorted((a, b) => (a ?? -1) - (b ?? -1))).toEqual([null, null, 0, 2]);
    const { result } = await at.world.call(addressStatistics, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id },
    });
    expect(result).toMatchObject({
      persons_sum: 2,
      persons_unknown: 1,
      year_ago: '2024-01-20',
      persons_year_ago: 3,
      unknown_year_ago: 1,
    });
    // A year ago other numbers held; before the first of them nothing is known, which is not nobody.
    expect(added((await told('2024-01-20')).map((count) => count ?? 0))).toBe(3);
    expect(new Set(await told('2019-12-31'))).toEqual(new Set([null]));
  });
});

describe('whom one calls about a space', () => {
  const person = (last_name: string, phone = '') =>
    addAddressRow(at.world.db, at.unit, { last_name, phone });

  async function called(
    unitPayer: string,
    held: readonly (readonly ['tenant' | 'owner', string, string?, object?])[],
  ) {
    const { db } = at.world;
    await db.owner.query('update units set payer = $1 where unit_id = $2', [
      unitPayer,
      at.unit.unit_id,
    ]);
    const { pasport_id } = await addSpaceRow(db, at.unit, house);
    for (const [relation, name, phone, columns] of held)
      await addRelationRow(db, at.unit, relation, {
        pasport_id,
        address_id: await person(name, phone),
        ...columns,
      });
    const row = (await listed()).find((each) => each.pasport_id === pasport_id);
    return [row?.phone, row?.phone_of];
  }
  const OWNER = ['owner', 'Vlastník', '601 000 001'] as const;
  const TENANT = ['tenant', 'Nájemník', '602 000 002'] as const;

  test('is who pays, else a tenant, else an owner', async () => {
    expect(await called('owner', [OWNER, TENANT])).toEqual(['601 000 001', 'Vlastník']);
    expect(await called('tenant', [OWNER, TENANT])).toEqual(['602 000 002', 'Nájemník']);
    expect(await called('owner', [TENANT])).toEqual(['602 000 002', 'Nájemník']);
    expect(await called('tenant', [OWNER])).toEqual(['601 000 001', 'Vlastník']);
    expect(await called('tenant', [])).toEqual(['', '']);
  });

  test('is one who has a telephone, whoever represents the others', async () => {
    const silent = ['owner', 'Tichá', '', { share_numerator: 2, share_denominator: 3 }] as const;
    const other = [
      'owner',
      'Bílý',
      '603 000 003',
      { share_numerator: 1, share_denominator: 3 },
    ] as const;
    expect(await called('owner', [silent, other, TENANT])).toEqual(['603 000 003', 'Bílý']);
    expect(await called('owner', [silent, TENANT])).toEqual(['602 000 002', 'Nájemník']);
  });

  test('is nobody who held it only before', async () => {
    const former = ['tenant', 'Bývalá', '604 000 004', { valid_to: '2024-12-31' }] as const;
    expect(await called('tenant', [former, OWNER])).toEqual(['601 000 001', 'Vlastník']);
  });
});
