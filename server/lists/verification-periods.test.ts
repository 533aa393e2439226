import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createVerificationPeriod,
  deleteVerificationPeriod,
  listVerificationPeriods,
  updateVerificationPeriod,
} from '#contract/metering/verification-periods.ts';
import { verificationStanding, type VerifiedMeter } from '#contract/rules/meter-verification.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  system = await world.makeUser({ is_sys_admin: true });
  user = await world.makeUser();
  await world.db.owner.query('truncate settings_log');
  await world.db.owner.query(`delete from verification_periods where source like 'Zkouška%'`);
});
afterAll(() => world.close());

const list = async (by = user) =>
  (await world.call(listVerificationPeriods, { token: by.token })).result.values;
const add = (body: object = {}, by = system) =>
  world.call(createVerificationPeriod, {
    token: by.token,
    body: { kind: 'heat', verified_from: '2031-01-01', years: 6, source: 'Zkouška', ...body },
  });
const save = (verification_period_id: number, body: object, by = system) =>
  world.call(updateVerificationPeriod, {
    token: by.token,
    params: { verification_period_id },
    body,
  });
const remove = (verification_period_id: number, by = system) =>
  world.call(deleteVerificationPeriod, { token: by.token, params: { verification_period_id } });
const written = async () =>
  (
    await world.db.owner.query<{ user_identity: string; changes: Record<string, unknown> }>(
      'select user_identity, changes from settings_log order by settings_log_id',
    )
  ).rows;

describe('the periods of verification', () => {
  test('begin as the law has them, each with its source, and every user reads them', async () => {
    const rows = await list();
    expect(rows).toHaveLength(16);
    expect(rows.filter(({ source }) => source === '')).toEqual([]);
    // What nobody has verified says so.
    const doubtful = rows.filter(({ source }) => source.startsWith('k ověření'));
    expect(doubtful.map(({ kind, verified_from }) => [kind, verified_from])).toEqual([
      ['electricity', '2024-07-01'],
      ['electricity', '2024-07-01'],
      ['gas', '2024-07-01'],
      ['gas', null],
    ]);
  });

  const meter = (
    kind: VerifiedMeter['kind'],
    verified_year: number,
    technology: VerifiedMeter['technology'] = 'mechanical',
    meter_use: VerifiedMeter['meter_use'] = 'allocation',
  ): VerifiedMeter => ({ kind, technology, meter_use, verified_year });

  // Counted by hand from the changes of decree 345/2002 Sb. in 2012 and in July 2024.
  test.each<[VerifiedMeter, string | null]>([
    [meter('cold-water', 2021), '2026-12-31'],
    [meter('cold-water', 2010), '2016-12-31'],
    [meter('hot-water', 2010), '2014-12-31'],
    [meter('hot-water', 2021), '2026-12-31'],
    [meter('cold-water', 2021, 'mechanical', 'invoice'), '2027-12-31'],
    [meter('hot-water', 2021, 'mechanical', 'invoice'), '2025-12-31'],
    [meter('hot-water', 2025, 'mechanical', 'invoice'), '2030-12-31'],
    [meter('cold-water', 2025, 'static'), '2033-12-31'],
    [meter('hot-water', 2025, 'static', 'invoice'), '2033-12-31'],
    [meter('cold-water', 2025, null), '2030-12-31'],
    [meter('heat', 2023), '2027-12-31'],
    [meter('heat', 2024), '2028-12-31'],
    [meter('heat', 2025), '2030-12-31'],
    [meter('electricity', 2020), '2036-12-31'],
    [meter('electricity', 2020, 'static'), '2032-12-31'],
    [meter('gas', 2020), '2030-12-31'],
    [meter('gas', 2025), null],
  ])('tell of %j that it is verified until %s', async (one, until) => {
    expect(verificationStanding(one, await list(), '2026-01-15').valid_until).toBe(until);
  });

  test('are changed by system admins only', async () => {
    const admin = await world.makeUser({ is_client_admin: true });
    const [first] = await list();
    const id = first!.verification_period_id;
    expect((await add({}, admin)).status).toBe(403);
    expect((await save(id, { years: 9 }, admin)).status).toBe(403);
    expect((await remove(id, admin)).status).toBe(403);
  });

  test('change the validity of all meters at once', async () => {
    const heat = meter('heat', 2031);
    const until = async () => verificationStanding(heat, await list(), '2031-06-01').valid_until;
    expect(await until()).toBe('2036-12-31');
    const { result } = await add();
    expect(await until()).toBe('2037-12-31');
    await save(result.verification_period_id, { years: 7 });
    expect(await until()).toBe('2038-12-31');
    await save(result.verification_period_id, { years: null });
    expect(await until()).toBeNull();
    await remove(result.verification_period_id);
    expect(await until()).toBe('2036-12-31');
  });
});

describe('a period', () => {
  test('is made, changed by fields and deleted, and who did it is written down', async () => {
    const { result } = await add();
    const id = result.verification_period_id;
    expect(result).toMatchObject({ technology: 'any', meter_use: 'any', years: 6, version: 1 });
    const saved = await save(id, { years: 8, version: 1 });
    expect(saved.result).toMatchObject({ years: 8, source: 'Zkouška', version: 2 });
    expect((await remove(id)).result).toEqual({ deleted: true });
    expect((await remove(id)).status).toBe(404);
    expect((await save(id, { years: 5 })).status).toBe(404);
    const log = await written();
    expect(log.map(({ user_identity }) => user_identity)).toEqual(
      Array.from({ length: 3 }, () => system.user_identity),
    );
    expect(log[0]?.changes).toMatchObject({
      [`verification_periods.${id}.kind`]: [null, 'heat'],
    });
    expect(log[1]?.changes).toEqual({ [`verification_periods.${id}.years`]: [6, 8] });
    expect(log[2]?.changes).toMatchObject({
      [`verification_periods.${id}.source`]: ['Zkouška', null],
    });
  });

  test('of the same meters from the same day is there once, even from ever since', async () => {
    await add();
    const again = await add({ years: 9 });
    expect([again.status, again.error.errorCode]).toEqual([409, 66024409]);
    expect((await add({ verified_from: null })).status).toBe(409);
    const other = (await add({ technology: 'static' })).result;
    expect((await save(other.verification_period_id, { technology: 'any' })).status).toBe(409);
  });

  test.each([
    [{ kind: 'heat-allocator' }, 'kind'],
    [{ technology: 'jiná' }, 'technology'],
    [{ meter_use: '' }, 'meter_use'],
    [{ verified_from: '2031-13-01' }, 'verified_from'],
    [{ years: 0 }, 'years'],
    [{ years: 51 }, 'years'],
    [{ years: 1.5 }, 'years'],
    [{ source: ' ' }, 'source'],
    [{ source: 'x'.repeat(301) }, 'source'],
  ])('is refused with %j', async (body, field) => {
    const { status, error } = await add(body);
    expect([status, error.fields?.map((fault) => fault.field)]).toEqual([400, [field]]);
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const id = (await add()).result.verification_period_id;
    const saved = await save(id, { years: 7, version: 1 });
    const late = await save(id, { years: 9, version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
    // A save of nothing changes nothing.
    expect((await save(id, { version: 2 })).result).toEqual(saved.result);
  });
});
