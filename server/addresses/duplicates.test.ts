import { describe, expect, test } from 'vitest';
import { listDuplicates } from '#contract/addresses.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { groupSuspects } from './duplicates.ts';
import type { Likeness } from './duplicates.sql.ts';

const scene = unitWorld();

const add = (columns: Record<string, unknown>) =>
  addAddressRow(scene.world.db, scene.unit, columns);

/** Groups that are found, each as its reasons and ids. */
async function found() {
  const { result } = await scene.world.call(listDuplicates, {
    token: scene.user.token,
    params: { unit_id: scene.unit.unit_id },
  });
  return result.values.map(({ reasons, addresses }) => ({
    reasons,
    ids: addresses.map(({ address_id }) => address_id),
  }));
}

describe('duplicates of a unit', () => {
  test('have the same name and birth date, whatever the case and diacritics', async () => {
    const born = { first_name: 'Jan', birth_date: '1980-05-01' };
    const one = await add({ ...born, last_name: 'Říha' });
    const other = await add({ ...born, last_name: 'RIHA' });
    await add({ ...born, last_name: 'Říha', birth_date: '1980-05-02' });
    await add({ last_name: 'Říha', first_name: 'Jan' });
    await add({ ...born, last_name: 'Říhová' });
    const [group, ...rest] = await found();
    expect(rest).toEqual([]);
    expect(group?.reasons).toEqual(['name-and-birth']);
    expect(group?.ids.toSorted((a, b) => a - b)).toEqual([one, other]);
  });

  test('have the same business id', async () => {
    const firm = { address_type: 'company', last_name: '', business_id: '27082440' };
    const one = await add({ ...firm, company_name: 'Alza' });
    const other = await add({ ...firm, address_type: 'supplier', company_name: 'Alza.cz a.s.' });
    await add({ ...firm, company_name: 'Jiná', business_id: '00006947' });
    await add({ ...firm, company_name: 'Bez IČO', business_id: '' });
    await add({ ...firm, company_name: 'Také bez IČO', business_id: '' });
    expect(await found()).toEqual([{ reasons: ['business-id'], ids: [one, other] }]);
  });

  test('have the same name and address, unless their birth dates tell them apart', async () => {
    const home = { first_name: 'Eva', street: 'Lípová 5', zip: '272 01' };
    const one = await add({ ...home, last_name: 'Malá', birth_date: '1990-01-01' });
    const other = await add({ ...home, last_name: 'Malá', street: 'LIPOVA  5', zip: '27201' });
    await add({ ...home, last_name: 'Malá', zip: '110 00' });
    await add({ ...home, last_name: 'Malá', street: '' });
    await add({ ...home, last_name: 'Veselá', birth_date: '1960-01-01' });
    await add({ ...home, last_name: 'Veselá', birth_date: '1990-01-01' });
    expect(await found()).toEqual([{ reasons: ['name-and-address'], ids: [one, other] }]);
  });

  test('have the same phone or e-mail under the same last name', async () => {
    const phone = '+420 777 123 456';
    const one = await add({ last_name: 'Novák', first_name: 'J.', phone });
    const other = await add({ last_name: 'Novák', first_name: 'Jan', phone: '777123456' });
    await add({ last_name: 'Nováková', phone });
    await add({ last_name: 'Novák', first_name: 'Petr', phone: '777 123 457' });
    const email = 'dvorak@example.cz';
    const third = await add({ last_name: 'Dvořák', email });
    const fourth = await add({ last_name: 'Dvorak', email: 'Dvorak@Example.cz' });
    await add({ last_name: 'Jiná', email });
    const groups = await found();
    expect(
      groups.toSorted((a, b) => (a.reasons[0] ?? '').localeCompare(b.reasons[0] ?? '')),
    ).toEqual([
      { reasons: ['email'], ids: expect.arrayContaining([third, fourth]) },
      { reasons: ['phone'], ids: [one, other] },
    ]);
  });

  test('are no family that shares a phone and an e-mail, whom birth dates tell apart', async () => {
    const shared = { last_name: 'Novotný', phone: '777 888 999', email: 'novotni@example.cz' };
    const father = { ...shared, first_name: 'Jan', birth_date: '1950-03-03' };
    const one = await add(father);
    await add({ ...shared, first_name: 'Jan', birth_date: '1980-04-04' });
    await add({ ...shared, first_name: 'Petr', birth_date: '1985-05-05' });
    expect(await found()).toEqual([]);
    const other = await add({ ...father, first_name: 'J.' });
    expect(await found()).toEqual([{ reasons: ['phone', 'email'], ids: expect.any(Array) }]);
    const [group] = await found();
    expect(group?.ids.toSorted((a, b) => a - b)).toEqual([one, other]);
  });

  test('are no firms of one name and seat with business ids of their own', async () => {
    const seat = {
      address_type: 'company',
      last_name: '',
      company_name: 'Správa',
      street: 'Úzká 1',
    };
    const one = await add({ ...seat, business_id: '27082440' });
    await add({ ...seat, business_id: '00006947' });
    expect(await found()).toEqual([]);
    const other = await add({ ...seat, street: 'UZKA 1', business_id: '27082440' });
    expect(await found()).toEqual([
      { reasons: ['business-id', 'name-and-address'], ids: [one, other] },
    ]);
  });

  test('are joined over more reasons, and each group tells all of them', async () => {
    const one = await add({ last_name: 'Nový', birth_date: '1970-07-07', phone: '777 000 111' });
    const two = await add({
      last_name: 'Nový',
      first_name: 'B',
      phone: '777000111',
      email: 'n@example.cz',
    });
    const three = await add({ last_name: 'Nový', first_name: 'C', email: 'n@example.cz' });
    expect(await found()).toEqual([{ reasons: ['phone', 'email'], ids: [one, two, three] }]);
  });

  test('are listed with the hidden records, by the first name of each group', async () => {
    const both = async (last_name: string, phone: string, hidden: boolean) => [
      await add({ last_name, phone }),
      await add({ last_name, phone, hidden }),
    ];
    const later = await both('Žák', '777 000 001', false);
    const sooner = await both('Čech', '777 000 002', true);
    expect((await found()).map(({ ids }) => ids)).toEqual([sooner, later]);
  });

  test('are not looked for in another unit, and those of a foreign unit are as good as missing', async () => {
    const { near, far } = await scene.neighbours();
    await add({ last_name: 'Nový', phone: '777 000 111' });
    await addAddressRow(scene.world.db, near, { last_name: 'Nový', phone: '777 000 111' });
    expect(await found()).toEqual([]);
    const { status } = await scene.world.call(listDuplicates, {
      token: scene.user.token,
      params: { unit_id: far.unit_id },
    });
    expect(status).toBe(404);
  });
});

describe('likenesses', () => {
  const alike = (address_ids: number[], birth_dates = address_ids.map(() => null)): Likeness => ({
    reason: 'phone',
    address_ids,
    birth_dates,
    business_ids: address_ids.map(() => null),
  });
  const ids = (likenesses: Likeness[]) =>
    groupSuspects(likenesses).map(({ address_ids }) => address_ids.toSorted((a, b) => a - b));

  test('that share an address make one group, in whatever order they come', () => {
    expect(ids([alike([1, 2]), alike([3, 4]), alike([2, 3]), alike([8, 9])])).toEqual([
      [1, 2, 3, 4],
      [8, 9],
    ]);
    expect(ids([alike([5, 4]), alike([4, 3]), alike([3, 2]), alike([2, 1])])).toEqual([
      [1, 2, 3, 4, 5],
    ]);
  });

  test('fall apart by birth dates, unless somebody has none', () => {
    const born = ['1950-01-01', '1980-01-01', '1950-01-01', '1999-01-01'];
    const told = { ...alike([1, 2, 3, 4]), birth_dates: born };
    expect(ids([told])).toEqual([[1, 3]]);
    expect(ids([{ ...told, birth_dates: [null, ...born.slice(1)] }])).toEqual([[1, 2, 3, 4]]);
  });
});
