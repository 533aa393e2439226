import { beforeEach, expect, test } from 'vitest';
import { anonymisePerson } from '#contract/personal-data.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addFlat } from '#tests/canary-person.ts';
import { unitWorld } from '#tests/unit-world.ts';

// Records that were deleted before a person is erased are in history alone.

const at = unitWorld();
const LIVED = { valid_from: '2020-01-01', valid_to: '2021-12-31' };

let address_id: number;
let pasport_id: number;
let token: string;
beforeEach(async () => {
  const { client_id } = at.unit;
  ({ token } = await at.world.makeUser({ client_id, is_client_admin: true }));
  const name = { last_name: 'Kanárková', first_name: 'Žluťena' };
  address_id = await addAddressRow(at.world.db, at.unit, name);
  pasport_id = await addFlat(at.world, at.unit, '7');
});

const owner = () => at.world.db.owner;
const erase = async () => {
  const params = { unit_id: at.unit.unit_id, address_id };
  const body = { confirmation: 'Kanárková Žluťena', requested_on: '2025-01-10', reason: 'Žádost' };
  expect((await at.world.call(anonymisePerson, { token, params, body })).status).toBe(200);
};
const place = () => ({ client_id: at.unit.client_id, unit_id: at.unit.unit_id, pasport_id });

async function addCount(columns: object): Promise<number> {
  const row = { ...place(), users_count: 2, ...columns };
  return Number((await insertRow(at.world.db, 'pasport_users', row))['pasport_user_id']);
}
const remove = (table: string, column: string, id: number) =>
  owner().query(`delete from ${table} where client_id = $1 and ${column} = $2`, [
    at.unit.client_id,
    id,
  ]);

/** Comments that history shows of the record. */
async function commentsOf(type: string, id: number): Promise<unknown[]> {
  const { rows } = await owner().query<{ comment: unknown[] | null }>(
    `select changes -> 'comment' as comment from audit_log
      where client_id = $1 and record_type = $2 and record_id = $3 order by audit_id`,
    [at.unit.client_id, type, id],
  );
  return rows.map(({ comment }) => comment);
}
const covered = [
  [null, '•••'],
  ['•••', null],
];

test('a deleted number of persons of the household keeps no comment in history', async () => {
  await addRelationRow(at.world.db, at.unit, 'tenant', { pasport_id, address_id, ...LIVED });
  const own = await addCount({ ...LIVED, comment: 'Kanárková má vnuky' });
  const later = await addCount({ valid_from: '2022-01-01', comment: 'nová rodina' });
  for (const id of [own, later]) await remove('pasport_users', 'pasport_user_id', id);
  await erase();
  expect(await commentsOf('pasport_users', own)).toEqual(covered);
  expect(await commentsOf('pasport_users', later)).toEqual([
    [null, 'nová rodina'],
    ['nová rodina', null],
  ]);
});

test.each(['tenant', 'owner', 'roommate'] as const)(
  'nor does it when the %s himself was deleted with it',
  async (relation) => {
    const bound = { pasport_id, address_id, ...LIVED };
    const id = await addRelationRow(at.world.db, at.unit, relation, bound);
    const count = await addCount({ ...LIVED, comment: 'Kanárková má vnuky' });
    await remove('pasport_users', 'pasport_user_id', count);
    const [table, column] = {
      tenant: ['pasport_tenants', 'pasport_tenant_id'],
      owner: ['pasport_ownerships', 'pasport_ownership_id'],
      roommate: ['pasport_roommates', 'pasport_roommate_id'],
    }[relation] as [string, string];
    await remove(table, column, id);
    await erase();
    expect(await commentsOf('pasport_users', count)).toEqual(covered);
  },
);

test('a deleted cost of a deleted tenancy keeps no comment in history, and another tenant’s keeps his', async () => {
  const other = await addAddressRow(at.world.db, at.unit, { last_name: 'Jiná' });
  const costs: number[] = [];
  for (const holder of [address_id, other]) {
    const bound = { pasport_id, address_id: holder, ...LIVED };
    const pasport_tenant_id = await addRelationRow(at.world.db, at.unit, 'tenant', bound);
    const cost = { pasport_tenant_id, service_name: 'Teplo', monthly_advance: 1, comment: 'platí' };
    const row = { ...place(), ...LIVED, ...cost };
    const added = await insertRow(at.world.db, 'pasport_tenant_costs', row);
    const id = Number(added['pasport_tenant_cost_id']);
    costs.push(id);
    await remove('pasport_tenant_costs', 'pasport_tenant_cost_id', id);
    await remove('pasport_tenants', 'pasport_tenant_id', pasport_tenant_id);
  }
  await erase();
  const [own = 0, foreign = 0] = costs;
  expect(await commentsOf('pasport_tenant_costs', own)).toEqual(covered);
  expect(await commentsOf('pasport_tenant_costs', foreign)).toEqual([
    [null, 'platí'],
    ['platí', null],
  ]);
});
