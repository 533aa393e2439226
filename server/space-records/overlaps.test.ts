import { beforeEach, describe, expect, test } from 'vitest';
import { createOccupant, updateOccupant } from '#contract/pasports/occupants.ts';
import { createOwnership, updateOwnership } from '#contract/pasports/ownerships.ts';
import { createRoommate } from '#contract/pasports/roommates.ts';
import { createRoom } from '#contract/pasports/rooms.ts';
import { createTenant, updateTenant } from '#contract/pasports/tenants.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';
import type { Reply } from '#tests/world.ts';

const made = spaceWorld();
const { at } = made;

let flat: MadeSpace;
beforeEach(async () => {
  flat = await made.flat();
});

type Days = readonly [valid_from: string, valid_to: string | null];

const term = ([valid_from, valid_to]: Days) => ({ valid_from, valid_to });
const tenancy = (address_id: number, days: Days, space = flat) =>
  at.world.call(createTenant, { ...made.on(space), body: { address_id, ...term(days) } });
const persons = (users_count: number, days: Days) =>
  at.world.call(createOccupant, { ...made.on(flat), body: { users_count, ...term(days) } });
const share = (address_id: number, [share_numerator, share_denominator]: number[], days: Days) =>
  at.world.call(createOwnership, {
    ...made.on(flat),
    body: { address_id, share_numerator, share_denominator, ...term(days) },
  });

/** What the reply says, and where. */
function told({ status, error }: Pick<Reply<unknown>, 'status' | 'error'>) {
  return [status, error.errorCode, error.fields?.map(({ field }) => field), error.errorMsg];
}

describe('a space', () => {
  test('has one tenant at a time, whoever he is', async () => {
    const address_id = await made.person('Novák');
    await tenancy(address_id, ['2024-01-01', '2024-12-31']);
    const days: Days[] = [
      ['2024-12-31', null],
      ['2023-01-01', '2024-01-01'],
      ['2024-05-01', '2024-05-01'],
      ['2020-01-01', null],
    ];
    for (const one of days)
      expect(told(await tenancy(await made.person(), one))).toEqual([
        409,
        66001409,
        ['valid_from'],
        'Platnost se překrývá se záznamem od 1. 1. 2024 do 31. 12. 2024 (Novák).',
      ]);
    expect(await made.rowsOf('pasport_tenants')).toHaveLength(1);
  });

  test.each<[string, string]>([
    ['2025-01-31', '2025-02-01'],
    ['2024-02-29', '2024-03-01'],
    ['2024-02-28', '2024-02-29'],
    ['2023-02-28', '2023-03-01'],
    ['2024-12-31', '2025-01-01'],
  ])('changes its tenant from %s to %s, not on the same day', async (last, first) => {
    const address_id = await made.person();
    const before = await tenancy(address_id, ['2020-01-01', last]);
    expect((await tenancy(address_id, [last, null])).status).toBe(409);
    expect((await tenancy(address_id, [first, null])).status).toBe(200);
    const { pasport_tenant_id } = before.result;
    const longer = await at.world.call(updateTenant, {
      ...made.on(flat, pasport_tenant_id),
      body: { valid_to: first },
    });
    expect([longer.status, longer.error.errorCode]).toEqual([409, 66001409]);
  });

  test('is none of the business of the tenants of another one', async () => {
    const address_id = await made.person();
    await tenancy(address_id, ['2024-01-01', null]);
    expect((await tenancy(address_id, ['2024-01-01', null], await made.flat())).status).toBe(200);
  });

  test('gets one of two tenants who are entered at once', async () => {
    const people = [await made.person(), await made.person(), await made.person()];
    for (let year = 2000; year < 2010; year += 1) {
      const replies = await Promise.all(
        people.map((address_id, order) =>
          tenancy(address_id, [`${year}-0${order + 1}-01`, `${year}-06-30`]),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 409, 409,
      ]);
    }
    expect(await made.rowsOf('pasport_tenants')).toHaveLength(10);
  });

  test('lets a tenant keep what he has when something else of him changes', async () => {
    const { result } = await tenancy(await made.person(), ['2024-01-01', '2024-12-31']);
    await made.add('pasport_tenants', {
      pasport_id: flat.pasport_id,
      address_id: await made.person(),
      valid_from: '2024-06-01',
    });
    const save = (body: object) =>
      at.world.call(updateTenant, { ...made.on(flat, result.pasport_tenant_id), body });
    expect((await save({ comment: 'x' })).status).toBe(200);
    expect((await save({ valid_to: '2024-06-01' })).status).toBe(409);
    expect((await save({ valid_to: '2024-05-31' })).status).toBe(200);
  });

  test('has one number of persons at a time', async () => {
    const { result } = await persons(2, ['2024-01-01', '2024-06-30']);
    await persons(1, ['2024-07-01', null]);
    expect(told(await persons(5, ['2024-02-01', '2024-02-29']))).toEqual([
      409,
      66001409,
      ['valid_from'],
      'Platnost se překrývá se záznamem od 1. 1. 2024 do 30. 6. 2024 (2 osoby).',
    ]);
    const longer = { ...made.on(flat, result.pasport_user_id), body: { valid_to: null } };
    expect((await at.world.call(updateOccupant, longer)).error.errorMsg).toBe(
      'Platnost se překrývá se záznamem od 1. 7. 2024 (1 osoba).',
    );
  });

  test('has a person among its roommates once a day', async () => {
    const [one, other] = [await made.person('Malá'), await made.person('Velká')];
    const add = (address_id: number, days: Days) =>
      at.world.call(createRoommate, { ...made.on(flat), body: { address_id, ...term(days) } });
    await add(one, ['2024-01-01', '2024-06-30']);
    expect(told(await add(one, ['2024-06-30', null]))).toEqual([
      409,
      66001409,
      ['valid_from'],
      'Platnost se překrývá se záznamem od 1. 1. 2024 do 30. 6. 2024 (Malá).',
    ]);
    expect((await add(one, ['2024-07-01', null])).status).toBe(200);
    expect((await add(other, ['2024-01-01', null])).status).toBe(200);
  });

  test('has a room of one name once a day, whatever its case and diacritics', async () => {
    const add = (room_name: string, days: Days) =>
      at.world.call(createRoom, { ...made.on(flat), body: { room_name, ...term(days) } });
    await add('Ložnice', ['2024-01-01', null]);
    expect(told(await add(' LOZNICE ', ['2025-01-01', null])).at(-1)).toBe(
      'Platnost se překrývá se záznamem od 1. 1. 2024 (Ložnice).',
    );
    expect((await add('Ložnice', ['2023-01-01', '2023-12-31'])).status).toBe(200);
    expect((await add('Ložnice 2', ['2024-01-01', null])).status).toBe(200);
  });
});

describe('a person in a record', () => {
  test('is in the address book of the same unit', async () => {
    const { near, far } = await at.neighbours();
    const { result } = await tenancy(await made.person(), ['2024-01-01', null]);
    for (const address_id of [
      await made.person('A', near),
      await made.person('B', far),
      2_000_000_000,
    ]) {
      const other = { ...made.on(flat, result.pasport_tenant_id), body: { address_id } };
      const replies = [
        await tenancy(address_id, ['2020-01-01', '2020-12-31']),
        await at.world.call(updateTenant, other),
      ];
      for (const { status, error } of replies)
        expect([status, error.fields]).toEqual([
          404,
          [{ field: 'address_id', message: 'Vybraný záznam neexistuje' }],
        ]);
    }
  });
});

describe('shares of a space', () => {
  test('are the whole where nothing is told of them', async () => {
    const body = { address_id: await made.person(), ...term(['2024-01-01', null]) };
    const { status, result } = await at.world.call(createOwnership, { ...made.on(flat), body });
    expect(status).toBe(200);
    expect(result).toMatchObject({ share_numerator: 1, share_denominator: 1 });
    const other = await share(await made.person(), [1, 1_000_000], ['2024-06-01', null]);
    expect(other.error.errorCode).toBe(66002409);
  });

  const always: Days = ['2020-01-01', null];

  test('make up the whole exactly', async () => {
    for (let heir = 0; heir < 6; heir += 1)
      expect((await share(await made.person(), [1, 6], always)).status).toBe(200);
    const { status, error } = await share(await made.person(), [1, 2_000_000_000], always);
    expect([status, error.errorCode, error.errorMsg]).toEqual([
      409,
      66002409,
      'Součet podílů by 1. 1. 2020 přesáhl celek (2000000001/2000000000).',
    ]);
    expect(error.fields?.map(({ field }) => field)).toEqual(['share_numerator']);
    expect(await made.rowsOf('pasport_ownerships')).toHaveLength(6);
  });

  test('are counted day by day: who sells on one day, the other buys on the next', async () => {
    const seller = await share(await made.person(), [1, 1], ['2020-01-01', '2024-02-29']);
    const buyer = await made.person();
    expect((await share(buyer, [1, 1], ['2024-02-29', null])).error.errorMsg).toBe(
      'Součet podílů by 29. 2. 2024 přesáhl celek (2/1).',
    );
    expect((await share(buyer, [1, 1], ['2024-03-01', null])).status).toBe(200);
    const { pasport_ownership_id } = seller.result;
    const call = made.on(flat, pasport_ownership_id);
    const longer = await at.world.call(updateOwnership, { ...call, body: { valid_to: null } });
    expect([longer.status, longer.error.errorCode]).toEqual([409, 66002409]);
    const less = { share_denominator: 2 };
    expect((await at.world.call(updateOwnership, { ...call, body: less })).status).toBe(200);
  });

  test('are one for each owner on a day', async () => {
    const owner = await made.person('Novák');
    await share(owner, [1, 4], always);
    expect(told(await share(owner, [1, 4], ['2024-01-01', null]))).toEqual([
      409,
      66001409,
      ['valid_from'],
      'Platnost se překrývá se záznamem od 1. 1. 2020 (Novák).',
    ]);
  });

  test('entered at once do not get over the whole', async () => {
    const people = [await made.person(), await made.person(), await made.person()];
    const replies = await Promise.all(people.map((owner) => share(owner, [2, 5], always)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  });

  test('are the whole when nothing else is told', async () => {
    const body = { address_id: await made.person(), valid_from: '2020-01-01' };
    const { result } = await at.world.call(createOwnership, { ...made.on(flat), body });
    expect(result).toMatchObject({
      share_numerator: 1,
      share_denominator: 1,
      is_joint: false,
      has_vote: true,
    });
    const half = { ...made.on(flat), body: { ...body, address_id: await made.person() } };
    expect((await at.world.call(createOwnership, half)).error.errorCode).toBe(66002409);
  });
});
