import { describe, expect, test } from 'vitest';
import {
  createAddressContact,
  deleteAddressContact,
  listAddressContacts,
  updateAddressContact,
} from '#contract/address-contacts.ts';
import {
  browseAddresses,
  deleteAddress,
  listDuplicates,
  mergeAddresses,
} from '#contract/addresses.ts';
import { search } from '#contract/search.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { unitWorld } from '#tests/unit-world.ts';

const scene = unitWorld();

const person = (columns: Record<string, unknown> = {}) =>
  addAddressRow(scene.world.db, scene.unit, columns);
const row = (address_id: number, columns: Record<string, unknown>) =>
  insertRow(scene.world.db, 'address_contacts', { ...scene.unit, address_id, ...columns });
const of = (address_id: number, id = 0) => ({
  token: scene.user.token,
  params: { unit_id: scene.unit.unit_id, address_id, id },
});
const add = (address_id: number, body: Record<string, unknown>) =>
  scene.world.call(createAddressContact, { ...of(address_id), body });
const save = (address_id: number, id: number, body: Record<string, unknown>) =>
  scene.world.call(updateAddressContact, { ...of(address_id, id), body });
const list = async (id: number) =>
  (await scene.world.call(listAddressContacts, scene.of(id))).result.values;
const told = async (id: number) => (await list(id)).map(({ contact, label }) => [contact, label]);
const find = async (q: string) =>
  (
    await scene.world.call(search, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id },
      query: { q },
    })
  ).result.values.map(({ title }) => title);

describe('another phone or e-mail of a record', () => {
  test('is kept in one look with its label; phones come first', async () => {
    const id = await person();
    await add(id, { contact_kind: 'email', contact: 'Dispecink@Vytahy.cz', label: 'práce' });
    const { result } = await add(id, { contact: '00420602222333', label: ' havarijní ' });
    expect(result).toMatchObject({
      address_id: id,
      contact_kind: 'phone',
      contact: '+420 602 222 333',
      label: 'havarijní',
      version: 1,
    });
    expect(await told(id)).toEqual([
      ['+420 602 222 333', 'havarijní'],
      ['dispecink@vytahy.cz', 'práce'],
    ]);
  });

  test('is one number or one address, and none that the record has already', async () => {
    const id = await person({ phone: '601 111 222', email: 'Jana@example.cz' });
    const fault = async (body: Record<string, unknown>) =>
      (await add(id, body)).error.fields?.[0]?.message;
    expect(await fault({ contact: '602 222 333, 603 111 222' })).toBe(
      'Zadejte jedno telefonní číslo, další bude v dalším záznamu',
    );
    expect(await fault({ contact_kind: 'email', contact: '602 222 333' })).toBe(
      'zadejte platnou emailovou adresu',
    );
    const known = 'Toto spojení už u záznamu je';
    expect(await fault({ contact: '601111222' })).toBe(known);
    expect(await fault({ contact_kind: 'email', contact: 'jana@EXAMPLE.cz' })).toBe(known);
    await add(id, { contact: '602 222 333' });
    expect(await fault({ contact: '602222333' })).toBe(known);
    expect(await list(id)).toHaveLength(1);
  });

  test('is changed against the version that was seen, and deleted', async () => {
    const id = await person();
    const { address_contact_id: contact } = (await add(id, { contact: '602 222 333' })).result;
    const saved = await save(id, contact, { label: 'domů', version: 1 });
    expect(saved.result).toMatchObject({ contact: '602 222 333', label: 'domů', version: 2 });
    expect((await save(id, contact, { label: 'práce', version: 1 })).status).toBe(409);
    expect((await save(await person(), contact, { label: 'práce' })).status).toBe(404);
    expect((await scene.world.call(deleteAddressContact, of(id, contact))).status).toBe(200);
    expect(await list(id)).toEqual([]);
  });

  test('goes with its record, and does not hold it', async () => {
    const id = await person();
    await add(id, { contact: '602 222 333' });
    expect((await scene.world.call(deleteAddress, scene.of(id))).status).toBe(200);
    const { rows } = await scene.world.db.owner.query(
      'select from address_contacts where address_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });

  test('is told in the list of the address book, and finds its person', async () => {
    const id = await person({ last_name: 'Hledaná', first_name: 'Jana' });
    await row(id, { contact_kind: 'phone', contact: '602 222 333', label: 'chata' });
    await row(id, { contact_kind: 'email', contact: 'jana@chata.cz' });
    const { result } = await scene.world.call(browseAddresses, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id, show_hidden: '0' },
    });
    expect(result.values[0]?.other_contacts).toBe('602 222 333 (chata), jana@chata.cz');
    for (const q of ['602 222 333', '602222333', 'jana@chata', 'hledana 602'])
      expect(await find(q)).toEqual(['Hledaná Jana']);
    expect(await find('602 222 334')).toEqual([]);
  });

  test('tells of duplicates as the main one does, and never of the record itself', async () => {
    const one = await person({ last_name: 'Nováková', phone: '602 222 333' });
    const other = await person({ last_name: 'Novakova', first_name: 'Jana' });
    await row(one, { contact_kind: 'phone', contact: '+420 602 222 333' });
    const duplicates = async () =>
      (
        await scene.world.call(listDuplicates, {
          token: scene.user.token,
          params: { unit_id: scene.unit.unit_id },
        })
      ).result.values.map(({ reasons, addresses }) => [
        reasons,
        addresses.map(({ address_id }) => address_id),
      ]);
    expect(await duplicates()).toEqual([]);
    await row(other, { contact_kind: 'phone', contact: '602 222 333' });
    expect(await duplicates()).toEqual([[['phone'], [one, other]]]);
  });

  test('goes to the kept record of a merge, each once', async () => {
    const [kept, first, second] = [await person(), await person(), await person()];
    const phone = (contact: string, label: string) => ({ contact_kind: 'phone', contact, label });
    await row(kept, phone('602 222 333', 'domů'));
    await row(first, phone('602 222 333', 'práce'));
    await row(first, phone('603 333 444', 'práce'));
    await row(second, phone('603 333 444', 'chata'));
    await scene.world.call(mergeAddresses, {
      token: scene.user.token,
      params: { unit_id: scene.unit.unit_id },
      body: { kept_id: kept, merged_ids: [first, second] },
    });
    expect(await told(kept)).toEqual([
      ['602 222 333', 'domů'],
      ['603 333 444', 'práce'],
    ]);
  });
});

describe('a title', () => {
  test.each(['Ing. Novák', 'ing novak', 'Novák Ph.D.', 'novak phd', 'Ing. Jan Novák, Ph.D.'])(
    'finds its person by %s',
    async (q) => {
      const name = { last_name: 'Novák', first_name: 'Jan' };
      await person({ ...name, title_before: 'Ing.', title_after: 'Ph.D.' });
      await person({ last_name: 'Novák', first_name: 'Petr', title_before: 'Mgr.' });
      expect(await find(q)).toEqual(['Novák Jan']);
    },
  );
});
