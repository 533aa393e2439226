import { beforeEach, describe, expect, test } from 'vitest';
import {
  createDegreeDayMonth,
  createDegreeDayPlace,
  deleteDegreeDayMonth,
  deleteDegreeDayPlace,
  listDegreeDayMonths,
  listDegreeDayPlaces,
  listDegreeDaySeasons,
  updateDegreeDayMonth,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import { degreeDays } from '#contract/rules/degree-days.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
let admin: string;
let brno: number;
beforeEach(async () => {
  const { client_id } = at.unit;
  ({ token: admin } = await at.world.makeUser({ client_id, is_client_admin: true }));
  brno = (await placeNamed('Brno'))?.degree_day_place_id ?? 0;
});

const places = async (token = at.user.token) =>
  (await at.world.call(listDegreeDayPlaces, { token })).result.values;
const placeNamed = async (name: string) => (await places()).find((place) => place.name === name);
const addPlace = (body: object) => at.world.call(createDegreeDayPlace, { token: admin, body });
const savePlace = (id: number, body: object) =>
  at.world.call(updateDegreeDayPlace, { token: admin, params: { id }, body });
const dropPlace = (id: number) =>
  at.world.call(deleteDegreeDayPlace, { token: admin, params: { id } });
const january = { year: 2024, month: 1, heating_days: 31, mean_temperature: -0.4 };
const add = (body: object = {}) =>
  at.world.call(createDegreeDayMonth, {
    token: at.user.token,
    body: { degree_day_place_id: brno, ...january, ...body },
  });
const save = (id: number, body: object, token = at.user.token) =>
  at.world.call(updateDegreeDayMonth, { token, params: { id }, body });
const months = async (indoor: '19' | '20' | '21' = '19', token = at.user.token) =>
  (await at.world.call(listDegreeDayMonths, { token, query: { indoor } })).result.values;
const seasons = async (place = brno, indoor = '19') =>
  at.world.call(listDegreeDaySeasons, {
    token: at.user.token,
    params: { degree_day_place_id: place },
    query: { indoor },
  });

/** A year of months: number, heating days, mean temperature. */
const SYNTHETIC = [
  [1, 31, -0.4],
  [2, 28, 1.1],
  [3, 31, 4.6],
  [4, 30, 9.4],
  [5, 12, 11],
  [9, 9, 11.8],
  [10, 31, 9.2],
  [11, 30, 4.1],
  [12, 31, 0.9],
] as const;

async function addYear(year: number): Promise<void> {
  for (const [month, heating_days, mean_temperature] of SYNTHETIC)
    expect((await add({ year, month, heating_days, mean_temperature })).status).toBe(200);
}

describe('the places of a new client', () => {
  test.each([
    ['Brno', 227, -12, 232, 4, 3480, 3712, 3944],
    ['České Budějovice', 384, -15, 244, 3.8, 3708.8, 3952.8, 4196.8],
    ['Hradec Králové', 244, -12, 242, 3.9, 3654.2, 3896.2, 4138.2],
    ['Chomutov (Ervěnice)', 330, -12, 233, 4.1, 3471.7, 3704.7, 3937.7],
    ['Jihlava', 516, -15, 257, 3.5, 3983.5, 4240.5, 4497.5],
    ['Karlovy Vary', 379, -15, 254, 3.8, 3860.8, 4114.8, 4368.8],
    ['Kladno (Lány)', 380, -15, 258, 4.5, 3741, 3999, 4257],
    ['Kolín', 223, -12, 226, 4.4, 3299.6, 3525.6, 3751.6],
    ['Liberec', 357, -18, 256, 3.6, 3942.4, 4198.4, 4454.4],
    ['Mladá Boleslav', 230, -12, 235, 3.9, 3548.5, 3783.5, 4018.5],
    ['Most (Ervěnice)', 230, -12, 233, 4.1, 3471.7, 3704.7, 3937.7],
    ['Olomouc', 226, -15, 231, 3.8, 3511.2, 3742.2, 3973.2],
    ['Opava', 258, -15, 232, 3.9, 3503.2, 3735.2, 3967.2],
    ['Ostrava', 217, -15, 229, 4, 3435, 3664, 3893],
    ['Pardubice', 223, -12, 234, 4.1, 3486.6, 3720.6, 3954.6],
    ['Plzeň', 311, -12, 242, 3.6, 3726.8, 3968.8, 4210.8],
    ['Praha (Karlov)', 181, -12, 225, 4.3, 3307.5, 3532.5, 3757.5],
    ['Ústí nad Labem', 145, -12, 229, 3.9, 3457.9, 3686.9, 3915.9],
    ['Zlín (Napajedla)', 234, -12, 226, 4, 3390, 3616, 3842],
    ['Znojmo', 289, -12, 226, 3.9, 3412.6, 3638.6, 3864.6],
  ])('have the norm of %s', async (name, altitude, design, days, mean, d19, d20, d21) => {
    const place = await placeNamed(name);
    expect(place).toMatchObject({
      altitude,
      design_temperature: design,
      norm_days: days,
      norm_temperature: mean,
      norm_d19: d19,
      norm_d20: d20,
      norm_d21: d21,
      is_system: true,
      months_count: 0,
    });
  });

  test('are twenty', async () => {
    expect(await places()).toHaveLength(20);
  });
});

describe('a station of the client’s own', () => {
  test('stands before the towns, with a norm or without it', async () => {
    const { status, result } = await addPlace({ name: 'Kotelna Lipová', altitude: 280 });
    expect(status).toBe(200);
    expect(result).toMatchObject({ norm_d19: null, is_system: false });
    const saved = await savePlace(result.degree_day_place_id, {
      norm_days: 240,
      norm_temperature: 3.55,
      version: 1,
    });
    expect(saved.result).toMatchObject({ norm_d19: 3708, version: 2 });
    expect((await places())[0]?.name).toBe('Kotelna Lipová');
    const stale = await savePlace(result.degree_day_place_id, { name: 'Jiná', version: 1 });
    expect([stale.status, stale.error.current]).toEqual([409, saved.result]);
  });

  test('is refused with half a norm, and under a name that is there', async () => {
    const { error } = await addPlace({ name: 'Kotelna', norm_days: 240 });
    expect(error.fields?.[0]?.field).toBe('norm_temperature');
    expect((await addPlace({ name: 'BRNO' })).error.errorCode).toBe(66021409);
  });

  test('is deleted only without months; a town of the portal is neither deleted nor renamed', async () => {
    const { degree_day_place_id: id } = (await addPlace({ name: 'Kotelna' })).result;
    const month = (await add({ degree_day_place_id: id })).result;
    expect((await dropPlace(id)).error.errorMsg).toBe('Místo nelze smazat: je u něj 1 měsíc.');
    const params = { id: month.degree_day_month_id };
    await at.world.call(deleteDegreeDayMonth, { token: at.user.token, params });
    expect((await dropPlace(id)).status).toBe(200);
    expect((await dropPlace(brno)).error.errorCode).toBe(66022409);
    expect((await savePlace(brno, { altitude: 1 })).error.errorCode).toBe(66022409);
    expect((await savePlace(brno, { hidden: true })).result.hidden).toBe(true);
  });
});

describe('a measured month', () => {
  test('has degree-days by the formula, the same as the rule that the browser shows', async () => {
    await addYear(2024);
    for (const indoor of ['19', '20', '21'] as const) {
      const listed = await months(indoor);
      for (const month of listed)
        expect(month.degree_days).toBe(degreeDays(month, Number(indoor) as 19 | 20 | 21));
    }
    const sum = (await months()).reduce((total, { degree_days }) => total + degree_days, 0);
    expect(sum).toBeCloseTo(3309.7, 8);
  });

  test('has its share of the year, and the mean of its month over the years', async () => {
    await addYear(2024);
    await add({ year: 2023, mean_temperature: 0.6 });
    const [first] = (await months()).filter(({ year, month }) => year === 2024 && month === 1);
    // 601.4 of 3309.7; the mean of 601.4 and 570.4.
    expect(first).toMatchObject({ degree_days: 601.4, year_share: 18.17, average: 585.9 });
    const [before] = (await months()).filter(({ year }) => year === 2023);
    expect(before).toMatchObject({ year_share: 100, average: 585.9 });
  });

  test('without heating is kept too', async () => {
    const { result } = await add({ month: 7, heating_days: 0, mean_temperature: 0 });
    expect(result).toMatchObject({ degree_days: 0, year_share: null, average: 0 });
  });

  test.each([
    ['heating_days', { heating_days: 32 }, 'Maximum 31'],
    ['heating_days', { heating_days: -1 }, 'Zadejte kladnou hodnotu'],
    ['heating_days', { year: 2023, month: 2, heating_days: 29 }, 'Tento měsíc má jen 28 dní'],
    ['mean_temperature', { mean_temperature: -40.1 }, 'Zadejte nejméně −40 °C'],
    ['mean_temperature', { mean_temperature: 25.1 }, 'Zadejte nejvýše 25 °C'],
    ['mean_temperature', { mean_temperature: 1.234 }, 'Zadejte nejvýše dvě desetinná místa'],
    ['month', { month: 13 }, 'Maximum 12'],
    ['year', { year: 1949 }, 'Zadejte nejméně 1950'],
  ])('is refused for its %s: %j', async (field, body, message) => {
    const { status, error } = await add(body);
    expect([status, error.fields]).toEqual([400, [{ field, message }]]);
    expect(await months()).toEqual([]);
  });

  test('is there once for a place, corrected and deleted', async () => {
    const { degree_day_month_id: id } = (await add()).result;
    expect((await add()).error.errorCode).toBe(66023409);
    const saved = await save(id, { mean_temperature: -1.25, version: 1 });
    expect(saved.result).toMatchObject({
      mean_temperature: -1.25,
      degree_days: 627.75,
      version: 2,
    });
    const stale = await save(id, { heating_days: 30, version: 1 });
    expect([stale.status, stale.error.current]).toEqual([409, saved.result]);
    expect((await save(id, { month: 2 })).error.fields?.[0]?.field).toBe('heating_days');
    const gone = await at.world.call(deleteDegreeDayMonth, {
      token: at.user.token,
      params: { id },
    });
    expect([gone.status, await months()]).toEqual([200, []]);
  });

  test('is the client’s alone, like the place it is of', async () => {
    const far = await at.world.makeUser();
    const { degree_day_month_id: id } = (await add()).result;
    expect(await months('19', far.token)).toEqual([]);
    expect((await save(id, { heating_days: 1 }, far.token)).status).toBe(404);
    const foreign = (await places(far.token))[0]?.degree_day_place_id;
    expect((await add({ month: 2, heating_days: 28, degree_day_place_id: foreign })).status).toBe(
      404,
    );
    expect((await seasons(foreign)).status).toBe(404);
  });

  test('is not entered after the licence has ended', async () => {
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2020-01-31' where client_id = $1",
      [at.unit.client_id],
    );
    expect((await add()).error.errorCode).toBe(63002409);
  });
});

describe('heating seasons of a place', () => {
  test('are none without months', async () => {
    expect((await seasons()).result.values).toEqual([]);
  });

  test('go from September to May, summer left out, with sums made exactly', async () => {
    await addYear(2023);
    await addYear(2024);
    await add({ year: 2024, month: 7, heating_days: 3, mean_temperature: 12 });
    const { values } = (await seasons()).result;
    expect(values.map(({ season }) => season)).toEqual([2024, 2023, 2022]);
    const whole = values[1];
    expect(whole).toMatchObject({ heating_days: 233, degree_days: 3309.7 });
    // Σ n·t_es of the months by their days.
    expect(whole?.mean_temperature).toBe(4.8);
    expect(whole?.months.map(({ month }) => month)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5]);
    expect(whole?.months[4]).toEqual({
      month: 1,
      heating_days: 31,
      mean_temperature: -0.4,
      degree_days: 601.4,
    });
    expect((await seasons(brno, '21')).result.values[1]?.degree_days).toBe(3775.7);
  });
});
