import { beforeEach, describe, expect, test } from 'vitest';
import { anonymisePerson, readPersonalOverview } from '#contract/personal-data.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { CANARY_NAME } from '#tests/canary-person.ts';
import { addBuildingRow, addElementRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { addReportRow, addRevisionRow } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let address_id: number;
let house: Awaited<ReturnType<typeof addBuildingRow>>;
beforeEach(async () => {
  await at.world.db.owner.query('delete from portal_news; delete from system_messages');
  address_id = await addAddressRow(at.world.db, at.unit, {
    last_name: 'Kanárková',
    first_name: 'Žluťena',
    birth_date: '1961-04-17',
    phone: '777 123 987, +420 601 222 333',
    email: 'zlutena@example.cz',
    sipo: '1234567897',
  });
  house = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 1' });
});

const params = () => ({ unit_id: at.unit.unit_id, address_id });
const overview = async () =>
  (await at.world.call(readPersonalOverview, { token: at.user.token, params: params() })).result;
/** Where the person is named: the table with the field, and by what. */
const told = async () =>
  (await overview()).mentions.map(({ record_type, field, by }) => [`${record_type}.${field}`, by]);

const addSpace = (comment: string, unit: UnitOfClient = at.unit, parent = house.pasport_id) =>
  addSpaceRow(at.world.db, unit, parent, { space_number: '7', comment });
const hitsOf = async (comment: string) => {
  const { pasport_space_id } = await addSpace(comment);
  const { mentions } = await overview();
  return mentions.find(({ record_id }) => record_id === pasport_space_id)?.by ?? [];
};

describe('before somebody is erased it is told where he is named', () => {
  test('with the place, an excerpt and what leads to the record', async () => {
    const before = 'Klíče od sklepa a od kočárkárny jsou u domovníka v přízemí vlevo;';
    const comment = `${before} volat KANARKOVA\n777 123 987, jinak nikdo.`;
    const { pasport_space_id } = await addSpace(comment);
    const { mentions, mentions_total } = await overview();
    expect(mentions_total).toBe(1);
    expect(mentions).toEqual([
      {
        record_type: 'pasport_spaces',
        record_id: pasport_space_id,
        parent_id: null,
        field: 'comment',
        name: '',
        space_number: '7',
        building_name: 'Lipová 1',
        space_id: pasport_space_id,
        building_id: null,
        by: ['last_name', 'phone'],
        excerpt: expect.stringMatching(
          /^…lepa a od .*; volat KANARKOVA 777 123 987, jinak nikdo\.$/,
        ),
      },
    ]);
  });

  test.each([
    ['klíče má kanarkova', ['last_name']],
    ['(Kanárková)', ['last_name']],
    // Forms of the name other than its own, and names that it is a part of, are not claimed.
    ['klíče má u Kanárkové', []],
    ['Kanárkovádová', []],
    ['paní Žluťena', []],
    ['tel. 777123987', ['phone']],
    ['tel. +420 601-222-333', ['phone']],
    ['tel. 00420601222333', ['phone']],
    ['tel. 777 123 9871', []],
    ['Zlutena@Example.cz', ['email']],
    ['xzlutena@example.cz', []],
    ['nar. 17. 4. 1961', ['birth_date']],
    ['nar. 17.04.1961', ['birth_date']],
    ['nar. 1961-04-17', ['birth_date']],
    ['nar. 17. 4. 1960', []],
    ['r. č. 615417/1234', ['birth_number']],
    ['r. č. 6154171234', ['birth_number']],
    ['r. č. 615418/1234', []],
    ['platí SIPO 1234567897', ['sipo']],
    ['SIPO 12345678970', []],
  ])('in a text such as %j', async (comment, by) => {
    expect(await hitsOf(comment)).toEqual(by);
  });

  test('in free texts of every kind of records, of this unit and of no other', async () => {
    const { near, far } = await at.neighbours();
    const { client_id, unit_id } = at.unit;
    const named = 'Kanárková';
    const { pasport_id } = await addSpace('');
    for (const unit of [near, far]) {
      const { pasport_id: foreign } = await addBuildingRow(at.world.db, unit, { comment: named });
      await addSpace(named, unit, foreign);
    }
    await at.world.db.owner.query(
      'update pasport_buildings set comment = $2 where pasport_id = $1',
      [house.pasport_id, named],
    );
    const other = await addAddressRow(at.world.db, at.unit, { last_name: 'Jiná', note: named });
    const bound = { pasport_id, address_id: other, comment: `po paní ${named}` };
    const pasport_tenant_id = await addRelationRow(at.world.db, at.unit, 'tenant', bound);
    const cost = { pasport_tenant_id, service_name: 'Teplo', monthly_advance: 1, comment: named };
    await insertRow(at.world.db, 'pasport_tenant_costs', {
      client_id,
      unit_id,
      pasport_id,
      valid_from: '2020-01-01',
      ...cost,
    });
    const order = { order_number: 'OBJ-1', work_type: 'Oprava', note: `volat ${named}` };
    await insertRow(at.world.db, 'address_orders', {
      client_id,
      unit_id,
      address_id: other,
      ...order,
    });
    const device = await addRevisionRow(at.world.db, at.unit, house.pasport_id, { note: named });
    await addReportRow(at.world.db, at.unit, device, { result: 'faults', faults: `u ${named}` });
    const { client_user_id } = at.user;
    const message = `Byt po ${named} je volný`;
    await insertRow(at.world.db, 'client_user_messages', { client_id, client_user_id, message });
    const file = { kind: 'spaces', file_name: 'x.csv', columns: '[]', mapping: '[]' };
    const batch = await insertRow(at.world.db, 'import_batches', { client_id, unit_id, ...file });
    const cells = JSON.stringify(['12', `byla ${named}`]);
    const row = { client_id, import_id: batch['import_id'], row_number: 1, cells };
    await insertRow(at.world.db, 'import_rows', row);
    await insertRow(at.world.db, 'portal_news', {
      title: named,
      news_date: '2026-01-01',
      is_enabled: true,
    });
    await insertRow(at.world.db, 'portal_news', {
      title: `${named} návrh`,
      news_date: '2026-01-01',
    });
    expect((await told()).map(([place]) => String(place)).toSorted()).toEqual([
      'address_orders.note',
      'addresses.note',
      'client_user_messages.message',
      'import_rows.cells',
      'pasport_buildings.comment',
      'pasport_tenant_costs.comment',
      'pasport_tenants.comment',
      'portal_news.title',
      'revision_reports.faults',
      'revisions.note',
    ]);
  });

  test('with what is a namesake’s too, for a person to tell; his own name is no free text', async () => {
    const namesake = { last_name: 'Kanárková', first_name: 'Jana', note: 'Kanárková starší' };
    const id = await addAddressRow(at.world.db, at.unit, namesake);
    const { mentions } = await overview();
    expect(mentions.map(({ record_id, name, by }) => [record_id, name, by])).toEqual([
      [id, 'Kanárková Jana', ['last_name']],
    ]);
  });

  test('at most two hundred of them, with how many there are', async () => {
    for (let count = 0; count < 205; count += 1)
      await addElementRow(at.world.db, at.unit, house.pasport_building_id, {
        comment: 'Kanárková',
      });
    const { mentions, mentions_total } = await overview();
    expect([mentions.length, mentions_total]).toEqual([200, 205]);
  });
});

test('an erasure tells the free texts that it has left, and leaves no other', async () => {
  const admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
  const { pasport_id } = await addSpace('klíče má Kanárková');
  const over = { valid_from: '2020-01-01', valid_to: '2021-12-31' };
  const own = { pasport_id, address_id, ...over, comment: 'Kanárková platí hotově' };
  await addRelationRow(at.world.db, at.unit, 'tenant', own);
  const { client_id } = at.unit;
  const { client_user_id } = admin;
  const message = 'Kanárková Žluťena: smlouva končí';
  await insertRow(at.world.db, 'client_user_messages', { client_id, client_user_id, message });
  const { mentions } = await overview();
  expect(mentions.map(({ record_type }) => record_type)).toEqual(['pasport_spaces']);
  const body = { confirmation: CANARY_NAME, requested_on: '2025-01-10', reason: 'Žádost o výmaz' };
  const call = { token: admin.token, params: params(), body };
  const { result } = await at.world.call(anonymisePerson, call);
  expect(result).toMatchObject({ mentions, mentions_total: 1, mentions_left: 1 });
  expect(await overview()).toMatchObject({ mentions: [], mentions_total: 0, mentions_left: 1 });
  const { rows } = await at.world.db.owner.query(
    `select comment as text from pasport_spaces where client_id = $1 union all
     select comment from pasport_tenants where client_id = $1 union all
     select message from client_user_messages where client_id = $1`,
    [client_id],
  );
  expect(rows.filter(({ text }) => String(text).includes('Kanárková'))).toHaveLength(1);
});
