import { describe, expect, test } from 'vitest';
import { transferScene } from '#tests/transfer-scene.ts';

const scene = transferScene();
const { at, record, pass, list } = scene;

const day = (text: string) => new Date(`${text}T00:00:00`);
async function told(table: string, ...columns: string[]) {
  const rows = await scene.rowsOf(table);
  return rows.map((row) => [...columns, 'valid_from', 'valid_to'].map((column) => row[column]));
}
async function setAddress(id: number, columns: Record<string, string>) {
  const set = Object.entries(columns).map(([column, value]) => `${column} = '${value}'`);
  await at.world.db.owner.query(`update addresses set ${set.join(', ')} where address_id = $1`, [
    id,
  ]);
}
const ownerships = () =>
  told('pasport_ownerships', 'address_id', 'share_numerator', 'share_denominator');

describe('a transfer of a space', () => {
  test('ends the former owner on the day before and opens the new ones', async () => {
    const { status, result } = await pass({ comment: 'Kupní smlouva' });
    expect(status).toBe(200);
    const [, ...made] = await scene.rowsOf('pasport_ownerships');
    expect(
      made.map(({ address_id, has_vote, comment, valid_to }) => [
        address_id,
        has_vote,
        comment,
        valid_to,
      ]),
    ).toEqual([
      [scene.comers[0], true, 'Kupní smlouva', null],
      [scene.comers[1], false, 'Kupní smlouva', null],
    ]);
    expect((await ownerships())[0]?.slice(3)).toEqual([day('2020-01-01'), day('2024-02-29')]);
    expect(result).toMatchObject({
      transfer_kind: 'sale',
      first_day: '2024-03-01',
      former: [{ owner_name: 'Dosavadní', valid_to: '2024-02-29' }],
      owners: [{ owner_name: 'Nová', share_denominator: 2 }, { owner_name: 'Nový' }],
      users_count: null,
      costs: [],
    });
    expect(await list()).toEqual([result]);
  });

  test('tells where each of them is written to: at the delivery address where there is one', async () => {
    const home = { street: 'Nová 1', zip: '602 00', city: 'Brno' };
    const delivery = {
      delivery_name: 'JUDr. Malá',
      delivery_street: 'Dlouhá 2',
      delivery_city: 'Praha',
    };
    await setAddress(scene.seller, home);
    await setAddress(scene.comers[0], { ...home, ...delivery, delivery_zip: '110 00' });
    const { result } = await pass();
    const lines = (owners: typeof result.owners) => owners.map((one) => one.letter_lines);
    expect(lines(result.former)).toEqual([['Dosavadní', 'Nová 1', '602 00 Brno']]);
    expect(lines(result.owners)).toEqual([['JUDr. Malá', 'Dlouhá 2', '110 00 Praha'], ['Nový']]);
  });

  test('may pass only the share of one co-owner', async () => {
    await scene.setOwners('share_denominator = 3');
    const address_id = await scene.person('Zůstává');
    const two = { share_numerator: 2, share_denominator: 3, valid_from: '2020-01-01' };
    await record('pasport_ownerships', { address_id, ...two });
    const sixth = { share_numerator: 1, share_denominator: 6 };
    const [one, other] = scene.comers;
    const owners = [
      { address_id: one, ...sixth },
      { address_id: other, ...sixth },
    ];
    expect((await pass({ owners })).status).toBe(200);
    expect(await ownerships()).toEqual([
      [expect.anything(), 1, 3, day('2020-01-01'), day('2024-02-29')],
      [address_id, 2, 3, day('2020-01-01'), null],
      [one, 1, 6, day('2024-03-01'), null],
      [other, 1, 6, day('2024-03-01'), null],
    ]);
  });

  test('may leave the former owner a part, and join what co-owners had', async () => {
    const address_id = scene.seller;
    const [comer] = scene.comers;
    const divided = await pass({
      owners: [
        { address_id, share_numerator: 1, share_denominator: 4 },
        { address_id: comer, share_numerator: 3, share_denominator: 4 },
      ],
    });
    const former = divided.result.owners.map(({ pasport_ownership_id }) => ({
      pasport_ownership_id,
    }));
    const owners = [{ address_id: comer, share_numerator: 1, share_denominator: 1 }];
    const joined = await pass({ first_day: '2024-06-01', former, owners });
    expect(joined.status).toBe(200);
    expect(await ownerships()).toEqual([
      [address_id, 1, 1, day('2020-01-01'), day('2024-02-29')],
      [address_id, 1, 4, day('2024-03-01'), day('2024-05-31')],
      [comer, 3, 4, day('2024-03-01'), day('2024-05-31')],
      [comer, 1, 1, day('2024-06-01'), null],
    ]);
    expect((await list()).map(({ first_day }) => first_day)).toEqual(['2024-06-01', '2024-03-01']);
  });

  test('begins another number of persons only where one is told', async () => {
    await record('pasport_users', { users_count: 3, valid_from: '2020-01-01' });
    await pass({ users_count: 4 });
    expect(await told('pasport_users', 'users_count')).toEqual([
      [3, day('2020-01-01'), day('2024-02-29')],
      [4, day('2024-03-01'), null],
    ]);
    expect((await list())[0]?.users_count).toBe(4);
  });

  test('lets advances of the space go on, but those that end with the former owner', async () => {
    const cost = (service_name: string, monthly_advance: number) =>
      record('pasport_tenant_costs', { service_name, monthly_advance, valid_from: '2020-01-01' });
    await cost('Teplo', 150_000);
    const ended = await cost('Parkování', 30_000);
    const { result } = await pass({ ended_cost_ids: [ended] });
    expect(await told('pasport_tenant_costs', 'service_name')).toEqual([
      ['Teplo', day('2020-01-01'), null],
      ['Parkování', day('2020-01-01'), day('2024-02-29')],
    ]);
    expect(result.costs).toEqual([{ service_name: 'Teplo', monthly_advance: 150_000 }]);
  });

  test('does not end advances that end with a tenancy', async () => {
    const address_id = await scene.person('Nájemce');
    const pasport_tenant_id = await record('pasport_tenants', {
      address_id,
      valid_from: '2020-01-01',
    });
    const id = await record('pasport_tenant_costs', {
      pasport_tenant_id,
      service_name: 'Teplo',
      monthly_advance: 1,
      valid_from: '2020-01-01',
    });
    const { error } = await pass({ ended_cost_ids: [id] });
    expect(error.fields?.[0]?.field).toBe('ended_cost_ids');
  });

  test('notes owners whose end was written before', async () => {
    await scene.setOwners("valid_to = '2024-02-29'");
    const { status, result } = await pass();
    expect([status, result.former[0]?.owner_name]).toEqual([200, 'Dosavadní']);
  });

  test('happens once when two ask for it at once', async () => {
    const seen = { former: [{ pasport_ownership_id: scene.owner, version: 1 }] };
    const replies = await Promise.all([pass(seen), pass(seen)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await scene.rowsOf('pasport_transfers')).toHaveLength(1);
  });
});

describe('a transfer is refused, and nothing changes,', () => {
  async function refused(body: object) {
    const before = await scene.everything();
    const { status, error } = await pass(body);
    expect(await scene.everything()).toEqual(before);
    return { status, ...error };
  }
  const faulty = async (body: object) =>
    (await refused(body)).fields?.map(({ field, message }) => `${field}: ${message}`);

  test('when somebody has changed an owner meanwhile', async () => {
    const former = [{ pasport_ownership_id: scene.owner, version: 7 }];
    const { errorCode, current } = await refused({ former });
    expect(errorCode).toBe(60000409);
    expect(current).toMatchObject({ pasport_ownership_id: scene.owner, version: 1 });
  });

  test('before the owner has begun, and after he has ended', async () => {
    expect(await faulty({ first_day: '2020-01-01' })).toEqual([
      'first_day: Dosavadní vlastní až od 1. 1. 2020.',
    ]);
    await scene.setOwners("valid_to = '2024-02-28'");
    expect(await faulty({})).toEqual([
      'first_day: Vlastnictví (Dosavadní) skončilo už 28. 2. 2024.',
    ]);
  });

  test('when the shares are not what is passed on', async () => {
    const owners = [{ address_id: scene.comers[0], share_numerator: 1, share_denominator: 2 }];
    expect(await faulty({ owners })).toEqual([
      'owners: Noví vlastníci mají dohromady 1/2, převádí se 1/1: chybí 1/2.',
    ]);
  });

  test('when another owner has a share later', async () => {
    const address_id = await scene.person('Pozdější');
    await record('pasport_ownerships', { address_id, valid_from: '2024-09-01' });
    const { errorCode, fields } = await refused({});
    expect([errorCode, fields?.[0]?.field]).toEqual([66002409, 'owners']);
  });

  test('when the space has another number of persons later', async () => {
    await record('pasport_users', { users_count: 1, valid_from: '2024-06-01' });
    expect(await faulty({ users_count: 2 })).toEqual([
      'users_count: Platnost se překrývá se záznamem od 1. 6. 2024 (1 osoba).',
    ]);
  });

  test('for people and ownerships of another space, unit or client', async () => {
    const { near, far } = await at.neighbours();
    const one = { share_numerator: 1, share_denominator: 1 };
    for (const address_id of [await scene.person('A', near), await scene.person('B', far)])
      expect((await refused({ owners: [{ address_id, ...one }] })).fields?.[0]?.field).toBe(
        'owners.0.address_id',
      );
    const nobody = await refused({ former: [{ pasport_ownership_id: 2_000_000_000 }] });
    expect([nobody.status, nobody.fields?.[0]?.field]).toEqual([
      404,
      'former.0.pasport_ownership_id',
    ]);
    for (const space of [await scene.makeFlat(), await scene.makeFlat({}, near)])
      expect((await pass({}, space)).status).toBe(404);
    expect(await faulty({ ended_cost_ids: [2_000_000_000] })).toEqual([
      'ended_cost_ids: Vybraný náklad prostor k tomuto dni nemá',
    ]);
  });

  test('after the licence has ended', async () => {
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2024-02-19' where client_id = $1",
      [at.unit.client_id],
    );
    expect((await refused({})).errorCode).toBe(63002409);
  });
});
