import { describe, expect, test } from 'vitest';
import type { Limited } from '#contract/rules/licence.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { ensureLicenceAllows, ensureLicenceHolds, licenceRefusal } from './licence.ts';

const at = unitWorld();
const NOW = new Date('2025-01-20T10:00:00Z');

function inClient<T>(work: (db: Db) => Promise<T>): Promise<T> {
  return at.world.portal.database.transaction(async (db) => {
    await setTenant(db, at.unit.client_id);
    return work(db);
  });
}

const owned = () => clientOfTask(at.unit.client_id);
const refusal = (limited: Limited | null, made: number, now = NOW) =>
  inClient((db) => licenceRefusal(db, owned(), { limited, made }, now));
const licence = (column: string, value: unknown) =>
  at.world.db.owner.query(`update clients set ${column} = $1 where client_id = $2`, [
    value,
    at.unit.client_id,
  ]);

/** Two of each thing that a licence counts; a unit is there already. */
async function addTwo(): Promise<void> {
  const { db } = at.world;
  await at.world.makeUnit(at.unit.client_id);
  const { pasport_id } = await addBuildingRow(db, at.unit);
  for (const last_name of ['Novák', 'Malá']) {
    await addAddressRow(db, at.unit, { last_name });
    await addSpaceRow(db, at.unit, pasport_id);
  }
}

describe('a licence', () => {
  test.each([
    ['units', 'max_units', 'unit-limit-reached'],
    ['pasports', 'max_pasports', 'pasport-limit-reached'],
    ['items', 'max_items', 'item-limit-reached'],
  ] as const)(
    'has room for so many %s as it says, those of all its units',
    async (limited, column, code) => {
      await addTwo();
      await licence(column, 5);
      expect([await refusal(limited, 3), await refusal(limited, 4)]).toEqual([undefined, code]);
      await licence(column, 2);
      expect([await refusal(limited, 0), await refusal(limited, 1)]).toEqual([undefined, code]);
      expect(await refusal(null, 1)).toBeUndefined();
      const one = inClient((db) => ensureLicenceAllows(db, owned(), limited, NOW));
      await expect(one).rejects.toMatchObject({ code });
      await licence(column, 3);
      await inClient((db) => ensureLicenceAllows(db, owned(), limited, NOW));
    },
  );

  test('lets new things be made up to the end of its last day in Prague', async () => {
    await licence('licence_valid_to', '2025-01-20');
    const [last, next] = [new Date('2025-01-20T22:59:59Z'), new Date('2025-01-20T23:00:00Z')];
    for (const limited of [null, 'items'] as const)
      expect([await refusal(limited, 1, last), await refusal(limited, 1, next)]).toEqual([
        undefined,
        'licence-expired',
      ]);
    expect(await refusal(null, 0, next)).toBeUndefined();
    await inClient((db) => ensureLicenceHolds(db, owned(), last));
    const late = inClient((db) => ensureLicenceHolds(db, owned(), next));
    await expect(late).rejects.toMatchObject({ code: 'licence-expired' });
  });

  test('without an end does not end', async () => {
    await licence('licence_valid_to', null);
    expect(await refusal('items', 1, new Date('2999-01-01T00:00:00Z'))).toBeUndefined();
  });
});
