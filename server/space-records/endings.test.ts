import { beforeEach, describe, expect, test } from 'vitest';
import { endingsOffer } from '#contract/endings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createCost } from '#contract/pasports/costs.ts';
import { createOccupant } from '#contract/pasports/occupants.ts';
import { createOwnership } from '#contract/pasports/ownerships.ts';
import { createRoommate } from '#contract/pasports/roommates.ts';
import { createRoom } from '#contract/pasports/rooms.ts';
import { createTenant } from '#contract/pasports/tenants.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;
const FROM = '2026-07-01';
const LAST = '2026-06-30';
const since = { valid_from: '2024-01-01' };

let flat: MadeSpace;
let person: number;
beforeEach(async () => {
  flat = await made.flat();
  person = await made.person('Nováková');
});

/** A new record of the flat from 1 July. */
const add = (create: Endpoint, fields: object) =>
  at.world.call(create, { ...made.on(flat), body: { valid_from: FROM, ...fields } });
const former = (table: string, columns: object) =>
  made.add(table, { pasport_id: flat.pasport_id, ...since, ...columns });

async function endsIn(table: string): Promise<(string | null)[]> {
  const { rows } = await at.world.db.owner.query<{ valid_to: string | null }>(
    `select valid_to::text as valid_to from ${table} where unit_id = $1 order by valid_from, valid_to`,
    [at.unit.unit_id],
  );
  return rows.map(({ valid_to }) => valid_to);
}

const kinds: readonly [
  string,
  Endpoint,
  string,
  (person: number) => [former: object, next: object],
  string,
][] = [
  [
    'tenancy',
    createTenant,
    'pasport_tenants',
    (id) => [{ address_id: id }, { address_id: id }],
    'Nováková',
  ],
  [
    'number of persons',
    createOccupant,
    'pasport_users',
    () => [{ users_count: 2 }, { users_count: 3 }],
    '2 osoby',
  ],
  [
    'ownership',
    createOwnership,
    'pasport_ownerships',
    (id) => [
      { address_id: id, share_numerator: 1, share_denominator: 2 },
      { address_id: id, share_numerator: 1, share_denominator: 1 },
    ],
    'Nováková',
  ],
  [
    'roommate',
    createRoommate,
    'pasport_roommates',
    (id) => [{ address_id: id }, { address_id: id }],
    'Nováková',
  ],
  [
    'room',
    createRoom,
    'pasport_rooms',
    () => [
      { room_name: 'Kuchyň', floor_area: 10 },
      { room_name: 'kuchyň', floor_area: 12 },
    ],
    'Kuchyň',
  ],
  [
    'cost',
    createCost,
    'pasport_tenant_costs',
    () => [
      { service_name: 'Voda', monthly_advance: 100 },
      { service_name: 'voda', monthly_advance: 200 },
    ],
    'Voda',
  ],
];

describe.each(kinds)('a new %s that meets a former one', (_name, create, table, fields, name) => {
  test('is refused with the offer to end that the day before, and saved once it is taken', async () => {
    const [before, next] = fields(person);
    await former(table, before);
    const refused = await add(create, next);
    expect(refused.status).toBe(409);
    const { endings, last_day } = endingsOffer.parse(refused.error.current);
    expect(last_day).toBe(LAST);
    expect(endings).toMatchObject([{ ...since, valid_to: null, version: 1, name }]);
    expect(await endsIn(table)).toEqual([null]);

    const saved = await add(create, {
      ...next,
      endings: endings.map(({ id, version }) => ({ id, version })),
    });
    expect(saved.status).toBe(200);
    expect(await endsIn(table)).toEqual([LAST, null]);
  });

  test('ends nothing that somebody has changed since it was offered: it is offered anew', async () => {
    const [before, next] = fields(person);
    await former(table, before);
    const { endings } = endingsOffer.parse((await add(create, next)).error.current);
    await at.world.db.owner.query(`update ${table} set comment = 'jiný' where unit_id = $1`, [
      at.unit.unit_id,
    ]);
    const again = await add(create, {
      ...next,
      endings: endings.map(({ id, version }) => ({ id, version })),
    });
    expect(again.status).toBe(409);
    expect(endingsOffer.parse(again.error.current).endings).toMatchObject([{ version: 2 }]);
    expect(await endsIn(table)).toEqual([null]);
  });
});

describe('the offer', () => {
  test('ends all owners of the day where a new one would make more than the whole', async () => {
    const [one, other] = [await made.person('Adam'), await made.person('Beneš')];
    for (const address_id of [one, other])
      await former('pasport_ownerships', { address_id, share_denominator: 2 });
    const next = { address_id: person, share_numerator: 1, share_denominator: 1 };
    const { endings } = endingsOffer.parse((await add(createOwnership, next)).error.current);
    expect(endings.map(({ name }) => name).toSorted()).toEqual(['Adam', 'Beneš']);
    const named = endings.map(({ id, version }) => ({ id, version }));
    const half = await add(createOwnership, { ...next, endings: named.slice(0, 1) });
    expect(half.status).toBe(409);
    expect((await add(createOwnership, { ...next, endings: named })).status).toBe(200);
    expect(await endsIn('pasport_ownerships')).toEqual([LAST, LAST, null]);
  });

  test('is not made where the former begins on the very day or later, or may not end sooner', async () => {
    const { pasport_user_id } = await former('pasport_users', { users_count: 2, valid_from: FROM });
    expect((await add(createOccupant, { users_count: 3 })).error.current).toBeUndefined();
    await at.world.db.owner.query('delete from pasport_users where pasport_user_id = $1', [
      pasport_user_id,
    ]);
    const { pasport_tenant_id } = await former('pasport_tenants', { address_id: person });
    await former('pasport_tenant_costs', {
      pasport_tenant_id,
      service_name: 'Voda',
      monthly_advance: 100,
      valid_to: '2026-12-31',
    });
    const refused = await add(createTenant, { address_id: await made.person() });
    expect([refused.status, refused.error.current]).toEqual([409, undefined]);
  });

  test('ends nothing of another space', async () => {
    const other = await made.flat();
    const elsewhere = await made.add('pasport_users', {
      pasport_id: other.pasport_id,
      users_count: 2,
      ...since,
    });
    await former('pasport_users', { users_count: 2 });
    const endings = [{ id: Number(elsewhere['pasport_user_id']), version: 1 }];
    expect((await add(createOccupant, { users_count: 3, endings })).status).toBe(409);
    expect(await endsIn('pasport_users')).toEqual([null, null]);
  });
});
