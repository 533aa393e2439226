import { describe, expect, test } from 'vitest';
import { overtaken, saveHouseValues } from '#contract/pasports/house-values.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { DAY, houseValuesWorld } from '#tests/house-values.ts';

const { made, at, space, persons, tenant, params, read, save, timesOf } = houseValuesWorld();

describe('values of a house', () => {
  test('are those of its shown spaces by their numbers, on the day, with the next later one', async () => {
    const [ten, two] = [await space('10'), await space('2')];
    await space('3', { hidden: true });
    await persons(two, 2, { valid_to: '2026-08-31' });
    await persons(two, 5, { valid_from: '2026-09-01' });
    await tenant(ten);
    const { values, last_change } = (await read('persons')).result;
    expect(values.map(({ space_number }) => space_number)).toEqual(['2', '10']);
    expect(values[0]).toMatchObject({
      held: [{ name: '', amount: 2, valid_from: '2024-01-01', valid_to: '2026-08-31' }],
      later: [{ name: '', amount: 5, valid_from: '2026-09-01' }],
    });
    expect(values[1]).toMatchObject({ held: [], later: [], payer: 'tenant', payer_names: 'Novák' });
    expect(values[0]).toMatchObject({ payer: 'unit', payer_names: '' });
    expect(last_change).toBeNull();
    expect((await read('persons', '2023-12-31')).result.values[0]?.held).toEqual([]);
  });

  test('of a house of another unit, or of what is no house, are not found', async () => {
    const other = await at.world.makeUnit(at.unit.client_id);
    const foreign = await addBuildingRow(at.world.db, { ...at.unit, unit_id: other.unit_id });
    expect((await read('persons', DAY, foreign.pasport_id)).status).toBe(404);
    expect((await read('persons', DAY, await space('1'))).status).toBe(404);
  });
});

describe('numbers of persons of a house', () => {
  test('begin on the day, and the former ones end the day before', async () => {
    const [one, two] = [await space('1'), await space('2')];
    await persons(one, 3);
    const { result } = await save('persons', [
      { pasport_id: one, amount: 4 },
      { pasport_id: two, amount: 0 },
    ]);
    expect(result).toMatchObject({ changed_count: 2, last_change: { valid_from: DAY } });
    expect(await timesOf()).toEqual([
      ['2024-01-01', '2026-06-30', 3],
      [DAY, null, 4],
      [DAY, null, 0],
    ]);
  });

  test('that begin on the very day are corrected; later ones stay, and what takes over lasts as long', async () => {
    const [one, two] = [await space('1'), await space('2')];
    await persons(one, 3, { valid_from: DAY });
    await persons(two, 2, { valid_to: '2026-08-31' });
    await persons(two, 5, { valid_from: '2026-09-01' });
    await save('persons', [
      { pasport_id: one, amount: 1 },
      { pasport_id: two, amount: 6 },
    ]);
    expect(await timesOf()).toEqual([
      [DAY, null, 1],
      ['2024-01-01', '2026-06-30', 2],
      ['2026-09-01', null, 5],
      [DAY, '2026-08-31', 6],
    ]);
  });

  test('are saved all, or none: a wrong one is told at its change', async () => {
    const [one, two] = [await space('1'), await space('2')];
    await persons(one, 3);
    await persons(two, 2, { valid_from: DAY });
    const before = await made.rowsOf('pasport_users');
    const refused = await save('persons', [
      { pasport_id: one, amount: 4 },
      { pasport_id: two, amount: null },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.error?.fields?.map(({ field }) => field)).toEqual(['changes.1.amount']);
    const many = await save('persons', [{ pasport_id: one, amount: 1001 }]);
    expect(many.error?.fields?.[0]).toMatchObject({ field: 'changes.0.amount' });
    expect(await made.rowsOf('pasport_users')).toEqual(before);
  });

  test('of a space of another house, or of one twice, are refused', async () => {
    const one = await space('1');
    const other = await made.flat();
    const foreign = await save('persons', [{ pasport_id: other.pasport_id, amount: 1 }]);
    expect(foreign.status).toBe(404);
    const twice = await save('persons', [
      { pasport_id: one, amount: 1 },
      { pasport_id: one, amount: 2 },
    ]);
    expect(twice.error?.fields?.[0]?.field).toBe('changes.1.pasport_id');
    expect(await made.rowsOf('pasport_users')).toEqual([]);
  });

  test('are not saved over what somebody has changed meanwhile, who is told with the value', async () => {
    const one = await space('1');
    await persons(one, 3);
    const { values } = (await read('persons')).result;
    const seen = values[0]?.held[0];
    await save('persons', [{ pasport_id: one, amount: 5 }]);
    const before = await made.rowsOf('pasport_users');
    const refused = await at.world.call(saveHouseValues, {
      token: at.user.token,
      params: params('persons'),
      body: {
        valid_from: DAY,
        changes: [
          {
            pasport_id: one,
            amount: 4,
            seen: { record_id: seen?.record_id ?? 0, version: seen?.version ?? 0 },
          },
        ],
      },
    });
    expect(refused.status).toBe(409);
    expect(overtaken.parse(refused.error?.current).values).toEqual([
      {
        pasport_id: one,
        name: '',
        held: expect.objectContaining({ amount: 5, valid_from: DAY }),
        user_name: 'Jana Zkušební',
      },
    ]);
    expect(await made.rowsOf('pasport_users')).toEqual(before);
  });

  test('are not saved once the licence has ended', async () => {
    const one = await space('1');
    await at.world.db.owner.query(
      `update clients set licence_valid_to = '2026-01-01' where client_id = $1`,
      [at.unit.client_id],
    );
    const { error } = await save('persons', [{ pasport_id: one, amount: 1 }]);
    expect(error?.errorMsg).toContain('licence');
    expect(await made.rowsOf('pasport_users')).toEqual([]);
  });
});
