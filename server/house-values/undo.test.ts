import { describe, expect, test } from 'vitest';
import { undoHouseValues } from '#contract/pasports/house-values.ts';
import { DAY, houseValuesWorld } from '#tests/house-values.ts';

const { made, at, space, persons, read, save, undoLast, timesOf } = houseValuesWorld();

describe('a change of a house', () => {
  test('is taken back in one step, and everything is as it was', async () => {
    const [one, two, three] = [await space('1'), await space('2'), await space('3')];
    await persons(one, 3, { comment: 'nahlášeno' });
    await persons(two, 2, { valid_from: DAY });
    const before = await timesOf();
    await save('persons', [
      { pasport_id: one, amount: 4 },
      { pasport_id: two, amount: 1 },
      { pasport_id: three, amount: 7 },
    ]);
    expect((await undoLast('persons')).result).toEqual({ undone_count: 3 });
    expect(await timesOf()).toEqual(before);
    expect((await read('persons')).result.last_change).toBeNull();
  });

  test('stays when somebody has changed a record of it since, and says how many', async () => {
    const [one, two] = [await space('1'), await space('2')];
    await persons(one, 3);
    await save('persons', [
      { pasport_id: one, amount: 4 },
      { pasport_id: two, amount: 4 },
    ]);
    await at.world.db.owner.query(
      'update pasport_users set users_count = 9 where pasport_id = $1 and valid_from = $2',
      [one, DAY],
    );
    await at.world.db.owner.query('delete from pasport_users where pasport_id = $1', [two]);
    const before = await made.rowsOf('pasport_users');
    const { status, error } = await undoLast('persons');
    expect(status).toBe(409);
    expect(error?.errorMsg).toBe(
      'Změnu nelze vrátit: 2 záznamy byly od té doby změněny nebo smazány.',
    );
    expect(await made.rowsOf('pasport_users')).toEqual(before);
  });

  test('stays when what it ended would meet what was recorded since', async () => {
    const one = await space('1');
    await persons(one, 3);
    await save('persons', [{ pasport_id: one, amount: null }]);
    await persons(one, 8, { valid_from: '2026-08-01' });
    const { status, error } = await undoLast('persons');
    expect(status).toBe(409);
    expect(error?.errorMsg).toContain('Platnost se překrývá');
  });

  test('of another unit is not found', async () => {
    await save('persons', [{ pasport_id: await space('1'), amount: 4 }]);
    const { last_change } = (await read('persons')).result;
    const other = await at.world.makeUnit(at.unit.client_id);
    const { status } = await at.world.call(undoHouseValues, {
      token: at.user.token,
      params: { unit_id: other.unit_id, house_change_id: last_change?.house_change_id ?? 0 },
    });
    expect(status).toBe(404);
  });
});
