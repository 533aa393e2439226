import { beforeEach, describe, expect, test } from 'vitest';
import { createAddressContact, listAddressContacts } from '#contract/address-contacts.ts';
import { getAddress, mergeAddresses, updateAddress, deleteAddress } from '#contract/addresses.ts';
import {
  adoptAddress,
  getLinkedAddresses,
  linkAddress,
  listFirms,
  unlinkAddress,
  writeToLinked,
} from '#contract/linked-addresses.ts';
import { addAddressRow } from '#tests/addresses.ts';
import type { UnitOfClient } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();
const LIFTS = {
  address_type: 'supplier',
  last_name: '',
  company_name: 'Výtahy Šplhoun',
  business_id: '27074358',
};
const JANA = { last_name: 'Nováková', first_name: 'Jana', birth_date: '1980-02-29' };

let here: UnitOfClient;
let near: UnitOfClient;
let far: UnitOfClient;
beforeEach(async () => {
  here = scene.unit;
  ({ near, far } = await scene.neighbours());
});

const add = (unit: UnitOfClient, columns: object) =>
  addAddressRow(scene.world.db, unit, { ...columns });
const at = ({ unit_id }: UnitOfClient, id: number) => ({
  token: scene.user.token,
  params: { unit_id, id },
});
const adopt = (address_id: number) =>
  scene.world.call(adoptAddress, {
    token: scene.user.token,
    params: { unit_id: here.unit_id },
    body: { address_id },
  });
const linkTo = (id: number, address_id: number) =>
  scene.world.call(linkAddress, { ...at(here, id), body: { address_id } });
const save = (unit: UnitOfClient, id: number, body: object) =>
  scene.world.call(updateAddress, { ...at(unit, id), body });
const read = async (unit: UnitOfClient, id: number) =>
  (await scene.world.call(getAddress, at(unit, id))).result;
const linked = async (unit: UnitOfClient, id: number) =>
  (await scene.world.call(getLinkedAddresses, at(unit, id))).result;
const contacts = async (unit: UnitOfClient, id: number) =>
  (await scene.world.call(listAddressContacts, at(unit, id))).result.values.map(
    ({ contact, label }) => [contact, label],
  );
const addContact = ({ unit_id }: UnitOfClient, address_id: number, body: { contact: string }) =>
  scene.world.call(createAddressContact, {
    token: scene.user.token,
    params: { unit_id, address_id, id: 0 },
    body,
  });

describe('a firm of another unit', () => {
  test('loses by being linked nothing of how it was reached', async () => {
    const own = await add(here, { ...LIFTS, phone: '602 222 333' });
    const other = await add(near, { ...LIFTS, phone: '604 444 555', email: 'servis@example.cz' });
    await addContact(near, other, { contact: '603 333 444' });
    await linkTo(own, other);
    const all = ['603 333 444', '604 444 555', 'servis@example.cz'];
    for (const [unit, id] of [
      [here, own],
      [near, other],
    ] as const) {
      expect(await read(unit, id)).toMatchObject({ phone: '602 222 333' });
      const told = (await contacts(unit, id)).map(([contact]) => contact ?? '');
      expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual(all);
    }
  });

  test('is founded in this one by one step, linked, with what is known of it', async () => {
    const lifts = await add(near, { ...LIFTS, phone: '602 222 333', note: 'jen tam' });
    await addContact(near, lifts, { contact: '603 333 444' });
    const { status, result } = await adopt(lifts);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      unit_id: here.unit_id,
      company_name: 'Výtahy Šplhoun',
      business_id: '27074358',
      phone: '602 222 333',
      note: '',
    });
    expect(await contacts(here, result.address_id)).toEqual([['603 333 444', '']]);
    expect((await linked(here, result.address_id)).linked).toMatchObject([
      { unit_id: near.unit_id, address_id: lifts, differing: [] },
    ]);
    expect((await adopt(lifts)).result.address_id).toBe(result.address_id);
  });

  test('is not founded again where its business id is already, and is then linked', async () => {
    const lifts = await add(near, { ...LIFTS, phone: '602 222 333' });
    const own = await add(here, { ...LIFTS, company_name: 'Výtahy Šplhoun s. r. o.' });
    expect((await adopt(lifts)).result).toMatchObject({ address_id: own, phone: '602 222 333' });
  });

  test('of another client, or of this very unit, cannot be taken', async () => {
    const foreign = await add(far, LIFTS);
    const own = await add(here, LIFTS);
    expect((await adopt(foreign)).status).toBe(404);
    expect((await linkTo(own, foreign)).status).toBe(404);
    expect((await adopt(own)).status).toBe(400);
  });

  test('is saved in all units at once, each record with its version and history', async () => {
    const lifts = await add(near, LIFTS);
    const { address_id } = (await adopt(lifts)).result;
    const before = await read(near, lifts);
    await save(near, lifts, { note: 'výtahy A a B', hidden: true });
    const { version } = await read(here, address_id);
    await save(here, address_id, { phone: '602 222 333', street: 'Dlouhá 1', version });
    await addContact(here, address_id, { contact: '800 111 222' });
    const after = await read(near, lifts);
    expect(after).toMatchObject({
      phone: '602 222 333',
      street: 'Dlouhá 1',
      note: 'výtahy A a B',
      hidden: true,
    });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await contacts(near, lifts)).toEqual([['800 111 222', '']]);
    const { rows } = await scene.world.db.owner.query<{ changes: object }>(
      `select changes from audit_log where record_type = 'addresses' and record_id = $1
        and changes ? 'street' and action = 'update'`,
      [lifts],
    );
    expect(rows).toMatchObject([{ changes: { street: ['', 'Dlouhá 1'] } }]);
  });

  test('is told once in the list of the client, with its units', async () => {
    const lifts = await add(near, LIFTS);
    await adopt(lifts);
    await add(here, { address_type: 'office', company_name: 'Stavební úřad', last_name: '' });
    await add(near, { address_type: 'company', company_name: 'Skrytá', hidden: true });
    await add(far, { ...LIFTS, company_name: 'Cizí výtahy' });
    await add(here, JANA);
    const { result } = await scene.world.call(listFirms, {
      token: scene.user.token,
      params: { unit_id: here.unit_id },
    });
    expect(
      result.values.map(({ full_name, is_linked, records }) => [
        full_name,
        is_linked,
        records.length,
      ]),
    ).toEqual([
      ['Stavební úřad', false, 1],
      ['Výtahy Šplhoun', true, 2],
    ]);
  });
});

describe('a person of several units', () => {
  test.each([
    ['date of birth', {}, {}, ['birth-date']],
    ['phone', { birth_date: null, phone: '602 222 333' }, { phone: '+420602222333' }, ['phone']],
    [
      'e-mail',
      { birth_date: null, email: 'jana@example.cz' },
      { email: 'Jana@example.cz' },
      ['email'],
    ],
  ])('is recognised by the name and the %s', async (_what, one, other, reasons) => {
    const own = await add(here, { ...JANA, ...one });
    const there = await add(near, { ...JANA, ...other, last_name: 'Novakova' });
    expect((await linked(here, own)).alike).toMatchObject([{ address_id: there, reasons }]);
    expect((await linked(near, there)).alike).toMatchObject([{ address_id: own }]);
  });

  test.each([
    ['nothing but the name', { birth_date: null }],
    [
      'another date of birth and the same phone',
      { birth_date: '1950-01-01', phone: '602 222 333' },
    ],
    ['another first name', { first_name: 'Petra' }],
  ])('is nobody with %s', async (_what, other) => {
    const own = await add(here, { ...JANA, phone: '602 222 333' });
    await add(near, { ...JANA, ...other });
    await add(far, JANA);
    await add(here, JANA);
    expect(await linked(here, own)).toEqual({ is_shared: false, linked: [], alike: [] });
  });

  test('is linked on wish, keeps what each unit says, and is told in what they differ', async () => {
    const own = await add(here, { ...JANA, phone: '602 222 333' });
    const there = await add(near, { ...JANA, phone: '777 111 222' });
    expect((await linkTo(own, there)).result).toMatchObject({
      alike: [],
      linked: [{ address_id: there, differing: [{ field: 'phone', value: '777 111 222' }] }],
    });
    await save(here, own, { street: 'Dlouhá 1' });
    expect(await read(near, there)).toMatchObject({ phone: '777 111 222', street: '' });
    const { version } = await read(here, own);
    const write = (body: object) => scene.world.call(writeToLinked, { ...at(here, own), body });
    expect((await write({ version: version - 1 })).status).toBe(409);
    expect((await write({ version })).result.linked).toMatchObject([{ differing: [] }]);
    expect(await read(near, there)).toMatchObject({ phone: '602 222 333', street: 'Dlouhá 1' });
  });

  test('is taken out of the link again; nobody stays linked alone', async () => {
    const own = await add(here, JANA);
    const there = await add(near, { ...JANA, phone: '777 111 222' });
    await linkTo(own, there);
    const { result } = await scene.world.call(unlinkAddress, { ...at(near, there), body: {} });
    expect(result).toMatchObject({ linked: [], alike: [{ address_id: own }] });
    expect((await linked(here, own)).linked).toEqual([]);
    const { rows } = await scene.world.db.owner.query<{ count: number }>(
      'select count(*)::integer as count from addresses where link_id is not null and client_id = $1',
      [here.client_id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('is not linked with a firm, nor with a second record of one unit', async () => {
    const own = await add(here, JANA);
    const there = await add(near, JANA);
    const twin = await add(near, JANA);
    await linkTo(own, there);
    const fault = async (address_id: number) =>
      (await linkTo(own, address_id)).error.fields?.[0]?.message;
    expect(await fault(await add(near, LIFTS))).toBe('Osobu nelze propojit s firmou');
    expect(await fault(twin)).toBe('V jedné z jednotek by propojené záznamy byly dva; slučte je');
    expect(await fault(await add(here, JANA))).toBe(
      'Záznamy jedné jednotky se slučují, propojují se jen různé',
    );
  });

  test('stays linked when a duplicate is merged with the record that was', async () => {
    const own = await add(here, JANA);
    const there = await add(near, JANA);
    const kept = await add(here, JANA);
    await linkTo(own, there);
    await scene.world.call(mergeAddresses, {
      token: scene.user.token,
      params: { unit_id: here.unit_id },
      body: { kept_id: kept, merged_ids: [own] },
    });
    expect((await linked(near, there)).linked).toMatchObject([{ address_id: kept }]);
    await scene.world.call(deleteAddress, at(here, kept));
    expect((await linked(near, there)).linked).toEqual([]);
  });
});

test('whatever is linked and saved in whatever order, records of a firm say one thing, and of another client nothing changes', async () => {
  const units = [here, near, (await scene.neighbours()).near];
  const ids: number[] = [];
  for (const unit of units) ids.push(await add(unit, LIFTS));
  const foreign = await add(far, LIFTS);
  const untouched = async () =>
    (await scene.world.db.owner.query('select * from addresses where address_id = $1', [foreign]))
      .rows;
  const before = await untouched();
  await linkTo(ids[0] ?? 0, ids[1] ?? 0);
  await linkTo(ids[0] ?? 0, ids[2] ?? 0);
  const turns = [0, 2, 1, 1, 0, 2];
  const saves = turns.map((turn, step) =>
    save(units[turn] ?? here, ids[turn] ?? 0, { phone: `602 222 33${step}`, vat: `CZ${step}` }),
  );
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(turns.map(() => 200));
  const told = await Promise.all(
    units.map(async (unit, turn) => {
      const { phone, vat } = await read(unit, ids[turn] ?? 0);
      return { phone, vat };
    }),
  );
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await untouched()).toEqual(before);
});
