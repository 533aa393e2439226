import { describe, expect, test } from 'vitest';
import { moveTenant } from '#contract/pasports/moving.ts';
import { getTenant } from '#contract/pasports/tenants.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { movingScene, since } from '#tests/moving-scene.ts';

const scene = movingScene();
const { at, record, cost, next, move, endAll, told } = scene;

/** Days come from pg as local midnights when the owner asks. */
const day = (text: string) => new Date(`${text}T00:00:00`);

describe('moving out and in', () => {
  test('ends the tenant on the last day and opens the next one on the day after', async () => {
    const { status, result } = await move({ next: next({ contract_valid_to: '2026-02-28' }) });
    expect(status).toBe(200);
    expect(result.ended).toMatchObject({
      pasport_tenant_id: scene.tenant,
      tenant_name: 'Odchozí',
      ...since('2020-01-01', '2024-02-29'),
      version: 2,
    });
    expect(result.next).toMatchObject({
      address_id: scene.comer,
      tenant_name: 'Příchozí',
      ...since('2024-03-01'),
      contract_valid_from: '2024-03-01',
      contract_valid_to: '2026-02-28',
      version: 1,
    });
    const id = result.next?.pasport_tenant_id ?? 0;
    expect((await at.world.call(getTenant, scene.on(scene.flat, id))).result).toEqual(result.next);
  });

  test('takes states of the meters of the flat at the end of the last day', async () => {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, scene.flat.pasport_id);
    const meter_id = await addMeterRow(at.world.db, at.unit, place);
    await addReadingRows(at.world.db, at.unit, meter_id, { '2023-12-31': 10 });
    const lower = await move({ last_day: '2024-02-19', states: [{ meter_id, state: 9 }] });
    expect(lower.error.fields).toMatchObject([{ field: 'states.0.state' }]);
    expect(await told('meter_readings', 'read_on')).toHaveLength(1);
    const { status } = await move({ last_day: '2024-02-19', states: [{ meter_id, state: 12 }] });
    expect(status).toBe(200);
    const { rows } = await at.world.db.owner.query(
      "select state::float8, note from meter_readings where meter_id = $1 and read_on = '2024-02-19'",
      [meter_id],
    );
    expect(rows).toEqual([{ state: 12, note: 'Stav při stěhování' }]);
  });

  test('takes along the joint tenants of the same contract, with what ends with them', async () => {
    await at.world.db.owner.query(
      'update pasport_tenants set is_joint = true where pasport_tenant_id = $1',
      [scene.tenant],
    );
    const wife = await scene.person('Manželka');
    const joint = await record('pasport_tenants', {
      address_id: wife,
      is_joint: true,
      ...since('2020-01-01'),
    });
    const heat = await cost('Teplo', 100_000, { pasport_tenant_id: joint, ...since('2020-01-01') });
    const { status } = await move({ carried_cost_ids: [heat] });
    expect(status).toBe(200);
    expect(await told('pasport_tenants', 'address_id')).toEqual([
      [expect.any(Number), day('2020-01-01'), day('2024-02-29')],
      [wife, day('2020-01-01'), day('2024-02-29')],
      [scene.comer, day('2024-03-01'), null],
    ]);
    expect(await told('pasport_tenant_costs', 'service_name')).toEqual([
      ['Teplo', day('2020-01-01'), day('2024-02-29')],
      ['Teplo', day('2024-03-01'), null],
    ]);
  });

  test('brings in more tenants of one contract, who use the space together', async () => {
    const wife = await scene.person('Příchozí manželka');
    const { status, result } = await move({ next: next({ joint_address_ids: [wife] }) });
    expect([status, result.next?.is_joint]).toEqual([200, true]);
    const rows = (await scene.rowsOf('pasport_tenants')).slice(1);
    expect(rows).toMatchObject([
      { address_id: scene.comer, is_joint: true, valid_to: null },
      { address_id: wife, is_joint: true, valid_to: null },
    ]);
    expect(rows.map(({ valid_from }) => valid_from)).toEqual([
      day('2024-03-01'),
      day('2024-03-01'),
    ]);
  });

  test('refuses a joint tenant who is named twice or is not in the address book', async () => {
    const answers = [];
    for (const joint_address_ids of [[scene.comer], [2_000_000_000]]) {
      const { status, error } = await move({ next: next({ joint_address_ids }) });
      answers.push([status, error.fields?.[0]?.field]);
    }
    expect(answers).toEqual([
      [400, 'next.joint_address_ids'],
      [404, 'next.joint_address_ids'],
    ]);
    expect(await scene.rowsOf('pasport_tenants')).toHaveLength(1);
  });

  test('may leave the space empty', async () => {
    await record('pasport_users', { users_count: 3, ...since('2020-01-01') });
    const { result } = await move({ next: null });
    expect(result).toMatchObject({ ended: { valid_to: '2024-02-29' }, next: null });
    expect(await told('pasport_users', 'users_count')).toEqual([
      [3, day('2020-01-01'), day('2024-02-29')],
    ]);
    expect(await scene.rowsOf('pasport_tenants')).toHaveLength(1);
  });

  test('ends the number of persons and begins the new one', async () => {
    await record('pasport_users', { users_count: 1, ...since('2020-01-01', '2022-12-31') });
    await record('pasport_users', { users_count: 3, ...since('2023-01-01') });
    await move({ next: next({ users_count: 5 }) });
    expect(await told('pasport_users', 'users_count')).toEqual([
      [1, day('2020-01-01'), day('2022-12-31')],
      [3, day('2023-01-01'), day('2024-02-29')],
      [5, day('2024-03-01'), null],
    ]);
  });

  test('ends the roommates who do not stay, and whoever becomes the tenant', async () => {
    const names = ['Odchází', 'Zůstává', 'Bývalý', 'Budoucí'];
    const people: number[] = [];
    for (const name of names) people.push(await scene.person(name));
    const mate = (address_id: number | undefined, from: string, to: string | null = null) =>
      record('pasport_roommates', { address_id, ...since(from, to) });
    await mate(people[0], '2020-01-01');
    const staying = await mate(people[1], '2020-01-01', '2030-12-31');
    await mate(people[2], '2020-01-01', '2023-12-31');
    await mate(people[3], '2024-05-01');
    const widow = await mate(scene.comer, '2020-01-01');
    expect((await move({ staying_roommate_ids: [staying, widow] })).status).toBe(200);
    expect(await told('pasport_roommates', 'address_id')).toEqual([
      [people[0], day('2020-01-01'), day('2024-02-29')],
      [people[1], day('2020-01-01'), day('2030-12-31')],
      [people[2], day('2020-01-01'), day('2023-12-31')],
      [people[3], day('2024-05-01'), null],
      [scene.comer, day('2020-01-01'), day('2024-02-29')],
    ]);
  });

  test('carries the chosen costs over to the next tenant and ends the old ones', async () => {
    const heat = {
      allocation: 'countable_area',
      comment: 'x',
      last_period_cost: 5,
      ...since('2023-01-01'),
    };
    const carried = [
      await cost('Teplo', 150_000, heat),
      await cost('Voda', 60_000, since('2024-05-01', '2024-12-31')),
    ];
    await cost('Parkování', 30_000, since('2023-01-01'));
    await cost('Úklid', 20_000, since('2024-06-01'));
    await cost('Teplo', 140_000, since('2020-01-01', '2022-12-31'));
    const { result } = await move({ carried_cost_ids: carried });
    const newcomer = result.next?.pasport_tenant_id;
    const columns = ['pasport_tenant_id', 'service_name', 'monthly_advance'];
    expect(await told('pasport_tenant_costs', ...columns)).toEqual([
      [scene.tenant, 'Teplo', 150_000, day('2023-01-01'), day('2024-02-29')],
      [scene.tenant, 'Parkování', 30_000, day('2023-01-01'), day('2024-02-29')],
      [scene.tenant, 'Teplo', 140_000, day('2020-01-01'), day('2022-12-31')],
      [newcomer, 'Teplo', 150_000, day('2024-03-01'), null],
      [newcomer, 'Voda', 60_000, day('2024-05-01'), day('2024-12-31')],
    ]);
    expect((await scene.rowsOf('pasport_tenant_costs'))[3]).toMatchObject({
      allocation: 'countable_area',
      comment: 'x',
      last_period_cost: null,
    });
  });

  test.each([
    ['2024-02-28', '2024-02-29'],
    ['2023-02-28', '2023-03-01'],
    ['2024-12-31', '2025-01-01'],
    ['2020-01-01', '2020-01-02'],
  ])('on %s lets the next one in on %s', async (last_day, first_day) => {
    const { result } = await move({ last_day });
    expect([result.ended.valid_to, result.next?.valid_from]).toEqual([last_day, first_day]);
  });

  test('may follow an end that was written before, not come after it', async () => {
    await endAll('pasport_tenants', '2024-02-29');
    const late = await move({ last_day: '2024-03-01' });
    expect([late.status, late.error.fields]).toEqual([
      400,
      [{ field: 'last_day', message: 'Nájem skončil už 29. 2. 2024.' }],
    ]);
    expect((await move()).status).toBe(200);
  });

  test('is written in the history under the name of who did it', async () => {
    await move();
    const { rows } = await at.world.db.owner.query<{ action: string; user_identity: string }>(
      `select action, user_identity from audit_log
        where client_id = $1 and record_type = 'pasport_tenants' order by audit_id desc limit 2`,
      [at.unit.client_id],
    );
    expect(rows.map((row) => [row.action, row.user_identity])).toEqual([
      ['insert', at.user.user_identity],
      ['update', at.user.user_identity],
    ]);
  });

  test('happens once when the call is repeated with the same key', async () => {
    const body = {
      last_day: '2024-02-29',
      pasport_tenant_id: scene.tenant,
      next: next(),
      staying_roommate_ids: [],
      carried_cost_ids: [],
    };
    const headers = { 'idempotency-key': 'm1' };
    const call = () => at.world.call(moveTenant, { ...scene.on(scene.flat), body, headers });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.result]).toEqual([200, first.result]);
    expect(await scene.rowsOf('pasport_tenants')).toHaveLength(2);
  });

  test('asked for twice at once moves one of the comers in', async () => {
    const other = await scene.person('Druhý');
    const replies = await Promise.all([move(), move({ next: next({ address_id: other }) })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await scene.rowsOf('pasport_tenants')).toHaveLength(2);
  });
});
